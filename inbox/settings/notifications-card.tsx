import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type PushDevice, pushEndpoints } from "#domain/api/messages.ts";
import { deviceName } from "#domain/device-name.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { queryOf } from "#inbox/app/queries.ts";
import { pushObstacle, turnOn, unsubscribe } from "#inbox/app/this-device.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { isRequestError } from "#ui/request.ts";
import { RemoveButton } from "./remove-button.tsx";

const obstacleWords = {
  "home-screen":
    "On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”). Open it from there and come back here.",
  unsupported: "This browser cannot get notifications. Try another one, or a phone.",
  blocked: "This browser blocks notifications from here. Allow them in its settings, then reload.",
};

const settingQuery = queryOf(pushEndpoints.setting);

const wordsOf = (error: Error) => (isRequestError(error) ? errorMessage(error) : error.message);

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => turnOn(publicKey, deviceName(navigator.userAgent)),
    onSettled: () => client.invalidateQueries(settingQuery),
  });
  return (
    <ButtonWithResult
      button={
        <Button tone="agave" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? "One moment …" : "Turn on notifications"}
        </Button>
      }
      isBad
      message={error && (fieldError(error, "endpoint") ?? wordsOf(error))}
    />
  );
}

async function removeDevice({ id, isOfThisBrowser }: PushDevice): Promise<void> {
  await call(pushEndpoints.remove, { params: { id } });
  if (isOfThisBrowser) await unsubscribe();
}

/** The devices that get notifications, and whether this is one of them. */
export function NotificationsCard() {
  const setting = useQuery(settingQuery);
  const obstacle = pushObstacle();
  const { publicKey, devices = [] } = setting.data ?? {};
  const isOn = devices.some(({ isOfThisBrowser }) => isOfThisBrowser);
  return (
    <SettingsCard
      id="notifications"
      title="Notifications"
      lead="New leads, call reminders and the morning list go to these devices, in addition to email. A notification shows at most a first name and a neighborhood."
    >
      {setting.error && (
        <p role="alert" className="font-semibold text-error">
          {errorMessage(setting.error)}
        </p>
      )}
      <Rows of="notifications">
        {devices.map((device) => (
          <Row
            key={device.id}
            name={device.name}
            mark={device.isOfThisBrowser && "this device"}
            detail={<bdi>{device.username}</bdi>}
          >
            <RemoveButton
              name={device.name}
              what="device"
              remove={() => removeDevice(device)}
              queryKey={settingQuery.queryKey}
            >
              It gets no more notifications.
            </RemoveButton>
          </Row>
        ))}
      </Rows>
      {obstacle && <p className={looks.notice}>{obstacleWords[obstacle]}</p>}
      {publicKey && !obstacle && !isOn && <TurnOn publicKey={publicKey} />}
    </SettingsCard>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type PushDevice, pushEndpoints } from "#domain/api/messages.ts";
import { deviceName } from "#domain/device-name.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { queryOf, refresh } from "#inbox/app/queries.ts";
import { pushObstacle, turnOn, unsubscribe } from "#inbox/app/this-device.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { isRequestError } from "#ui/request.ts";

const obstacleWords = {
  "home-screen":
    "On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”). Open it from there and come back here.",
  unsupported: "This browser cannot get notifications. Try another one, or a phone.",
  blocked: "This browser blocks notifications from here. Allow them in its settings, then reload.",
};

const wordsOf = (error: Error) => (isRequestError(error) ? errorMessage(error) : error.message);

function useDeviceChange(change: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => refresh(client),
  });
}

function Device({ device }: { readonly device: PushDevice }) {
  const { id, name, username, isOfThisBrowser } = device;
  const remove = useDeviceChange(async () => {
    await call(pushEndpoints.remove, { params: { id } });
    if (isOfThisBrowser) await unsubscribe();
  });
  return (
    <Row name={name} mark={isOfThisBrowser && "this device"} detail={<bdi>{username}</bdi>}>
      <ButtonWithResult
        button={
          <Button
            isSmall
            isBusy={remove.isPending}
            onClick={() => remove.mutate()}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        }
        isBad
        message={remove.error && wordsOf(remove.error)}
      />
    </Row>
  );
}

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const { mutate, error, isPending } = useDeviceChange(() =>
    turnOn(publicKey, deviceName(navigator.userAgent)),
  );
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

/** The devices that get notifications, and whether this is one of them. */
export function NotificationsCard() {
  const setting = useQuery(queryOf(pushEndpoints.setting));
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
          <Device key={device.id} device={device} />
        ))}
      </Rows>
      {obstacle && <p className={looks.notice}>{obstacleWords[obstacle]}</p>}
      {publicKey && !obstacle && !isOn && <TurnOn publicKey={publicKey} />}
    </SettingsCard>
  );
}

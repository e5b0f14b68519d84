import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type PushDevice, pushEndpoints } from "#domain/api/messages.ts";
import { deviceName } from "#domain/device-name.ts";
import { call, errorMessage, fieldError } from "#inbox/app/call.ts";
import { queryOf, refresh } from "#inbox/app/queries.ts";
import {
  currentSubscription,
  digestOf,
  pushObstacle,
  turnOn,
  unsubscribe,
} from "#inbox/app/this-device.ts";
import { Button } from "#inbox/controls/button.tsx";
import { looks } from "#inbox/controls/looks.ts";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { isRequestError } from "#ui/request.ts";

const thisDeviceKey = [{ browser: "push subscription" }];

const obstacleWords = {
  "home-screen":
    "On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”). Open it from there and come back here.",
  unsupported: "This browser cannot get notifications. Try another one, or a phone.",
  blocked: "This browser blocks notifications from here. Allow them in its settings, then reload.",
};

const wordsOf = (error: Error) => (isRequestError(error) ? errorMessage(error) : error.message);

/** A change of what gets notifications: the list and this browser's part in it are read again. */
function useDeviceChange(change: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([refresh(client), client.invalidateQueries({ queryKey: thisDeviceKey })]),
  });
}

function Device({ device, isThis }: { readonly device: PushDevice; readonly isThis: boolean }) {
  const { id, name, username } = device;
  const remove = useDeviceChange(async () => {
    await call(pushEndpoints.remove, { params: { id } });
    if (isThis) await unsubscribe();
  });
  return (
    <Row name={name} mark={isThis && "this device"} detail={<bdi>{username}</bdi>}>
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
  const here = useQuery({
    queryKey: thisDeviceKey,
    queryFn: async () => {
      const obstacle = pushObstacle() ?? null;
      const subscription = obstacle === null ? await currentSubscription() : null;
      return { obstacle, digest: subscription && (await digestOf(subscription)) };
    },
  });
  const devices = setting.data?.devices ?? [];
  const isThis = ({ digest }: PushDevice) => digest !== null && digest === here.data?.digest;
  const { obstacle } = here.data ?? {};
  const { publicKey } = setting.data ?? {};
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
          <Device key={device.id} device={device} isThis={isThis(device)} />
        ))}
      </Rows>
      {obstacle && <p className={looks.notice}>{obstacleWords[obstacle]}</p>}
      {publicKey && here.data && !obstacle && !devices.some(isThis) && (
        <TurnOn publicKey={publicKey} />
      )}
    </SettingsCard>
  );
}

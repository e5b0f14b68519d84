import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type PushDevice, pushEndpoints } from "#domain/api/push.ts";
import { call, errorMessage, fieldError } from "#inbox/api/call.ts";
import { queryOf, refresh } from "#inbox/api/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import shared from "#inbox/controls/shared.module.css";
import { digestOf, turnOn } from "#inbox/notifications/subscribe.ts";
import {
  currentSubscription,
  guessDeviceName,
  pushObstacle,
  unsubscribe,
} from "#inbox/notifications/this-device.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { isRequestError } from "#ui/request.ts";
import styles from "./settings.module.css";
import { Row, Rows, SettingsCard, Step } from "./settings-card.tsx";

const thisDeviceKey = [{ browser: "push subscription" }];

const obstacleWords = {
  "home-screen":
    "On an iPhone or iPad, add the inbox to the home screen first (Share, then “Add to Home Screen”). Open it from there and come back here.",
  unsupported: "This browser cannot get notifications. Try another one, or a phone.",
  blocked: "This browser blocks notifications from here. Allow them in its settings, then reload.",
};

/** "Last notification Nov 20, 9:41 AM", "Failing since 9:41 AM: the push service refused it". */
function deviceWords(device: PushDevice, now: Date): string {
  const { goneAt, failingSince, error, lastOkAt } = device;
  const time = (moment: string) => shortTime(new Date(moment), now);
  if (goneAt) return `No notifications since ${time(goneAt)}. Turn them on again on that device.`;
  if (failingSince) return `Failing since ${time(failingSince)}: ${error ?? "no reason was given"}`;
  return lastOkAt ? `Last notification ${time(lastOkAt)}` : "No notification yet";
}

const testWords = {
  sent: "It is on its way and will show up in a moment.",
  gone: "This device no longer gets notifications. Turn them on again there.",
  failed: "It could not be sent",
};

const wordsOf = (error: Error) => (isRequestError(error) ? errorMessage(error) : error.message);

function Device({ device, isThis }: { readonly device: PushDevice; readonly isThis: boolean }) {
  const client = useQueryClient();
  const { id, name, username, goneAt } = device;
  const params = { id };
  const test = useMutation({
    mutationFn: () => call(pushEndpoints.test, { params }),
    onSettled: () => refresh(client),
  });
  const remove = useMutation({
    mutationFn: async () => {
      await call(pushEndpoints.remove, { params });
      if (isThis) await unsubscribe();
    },
    onSettled: () =>
      Promise.all([refresh(client), client.invalidateQueries({ queryKey: thisDeviceKey })]),
  });
  const failed = test.error ?? remove.error;
  const { result, error } = test.data ?? {};
  const words = failed
    ? wordsOf(failed)
    : result && [testWords[result], error].filter(Boolean).join(": ");
  return (
    <Row
      name={name}
      mark={isThis && "this device"}
      detail={
        <>
          <bdi>{username}</bdi>
          {` · ${deviceWords(device, new Date())}`}
        </>
      }
    >
      <Step
        button={
          <span className={styles["buttons"]}>
            {goneAt === null && (
              <Button
                isSmall
                isBusy={test.isPending}
                onClick={() => test.mutate()}
                aria-label={`Send a test to ${name}`}
              >
                {test.isPending ? "Sending …" : "Send a test"}
              </Button>
            )}
            <Button
              isSmall
              isBusy={remove.isPending}
              onClick={() => remove.mutate()}
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          </span>
        }
        isBad={failed !== null || result !== "sent"}
        message={test.isPending ? "" : words}
      />
    </Row>
  );
}

function TurnOn({ publicKey }: { readonly publicKey: string }) {
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => turnOn(publicKey, guessDeviceName(navigator.userAgent)),
    onSettled: () =>
      Promise.all([refresh(client), client.invalidateQueries({ queryKey: thisDeviceKey })]),
  });
  return (
    <Step
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
        <p role="alert" className={styles["error"]}>
          {errorMessage(setting.error)}
        </p>
      )}
      <Rows of="notifications">
        {devices.map((device) => (
          <Device key={device.id} device={device} isThis={isThis(device)} />
        ))}
      </Rows>
      {obstacle && <p className={shared["notice"]}>{obstacleWords[obstacle]}</p>}
      {publicKey && here.data && !obstacle && !devices.some(isThis) && (
        <TurnOn publicKey={publicKey} />
      )}
    </SettingsCard>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ListedMessage, messageEndpoints } from "#domain/api/messages.ts";
import { messageKinds } from "#domain/message-kinds.ts";
import { call, errorMessage } from "#inbox/api/call.ts";
import { refresh } from "#inbox/api/queries.ts";
import {
  AlertIcon,
  BellIcon,
  ClockIcon,
  DroppedIcon,
  EnvelopeIcon,
  FileIcon,
  HookIcon,
} from "#inbox/controls/icons.tsx";
import shared from "#inbox/controls/shared.module.css";
import { addressOfPlace, placeOfView } from "#inbox/navigation/navigation.ts";
import { shortTime } from "#inbox/text/dates.ts";
import { plainName } from "#inbox/text/labels.ts";
import { CheckIcon } from "#ui/drawings/icons.tsx";
import { deliveryWords, receiverOf } from "./message-words.ts";
import styles from "./messages-view.module.css";

const stateIcons = {
  waiting: ClockIcon,
  sent: CheckIcon,
  written: FileIcon,
  failed: AlertIcon,
  dropped: DroppedIcon,
  withheld: DroppedIcon,
};

/** Sends a failed message again, with all its attempts. */
function SendAgain({
  message,
  onSent,
}: {
  readonly message: ListedMessage;
  /** Called before the message leaves the list. */
  readonly onSent: () => void;
}) {
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => call(messageEndpoints.sendAgain, { params: { id: message.id } }),
    onSuccess: () => {
      onSent();
      return refresh(client, message.bookingId ?? undefined);
    },
  });
  if (message.state !== "failed") return null;
  const { name } = messageKinds[message.kind];
  return (
    <div className={styles["again"]}>
      <button
        type="button"
        onClick={() => again.isPending || again.mutate()}
        aria-disabled={again.isPending}
        aria-label={`Send again: ${name} for ${plainName(message.name)}`}
        className={shared["choice"]}
      >
        {again.isPending ? "One moment" : "Send again"}
      </button>
      {again.isError && <p role="alert">{errorMessage(again.error)}</p>}
    </div>
  );
}

export function MessageRow({
  message,
  now,
  onSentAgain,
}: {
  readonly message: ListedMessage;
  readonly now: Date;
  readonly onSentAgain: () => void;
}) {
  const { kind, state, error, attempts, bookingId } = message;
  const { name } = messageKinds[kind];
  const isPush = message.deviceId !== null;
  const KindIcon = kind === "webhook" ? HookIcon : isPush ? BellIcon : EnvelopeIcon;
  const StateIcon = stateIcons[state];
  return (
    <li className={styles["message"]} data-state={state}>
      <KindIcon className={styles["kind"]} />
      <div className={styles["name"]}>
        <p>{name}</p>
        <p>{`${isPush ? "Notification to you" : receiverOf(kind)}, ${shortTime(new Date(message.createdAt), now)}`}</p>
      </div>
      {bookingId !== null && (
        <p className={styles["person"]}>
          <span className={styles["small"]}>For</span>
          <a
            href={addressOfPlace({ ...placeOfView("inbox"), booking: bookingId })}
            className={shared["link"]}
          >
            <bdi>{plainName(message.name) || "Erased booking"}</bdi>
          </a>
        </p>
      )}
      <div className={styles["outcome"]}>
        <p className={styles["state"]}>
          <StateIcon />
          {deliveryWords(message, now)}
        </p>
        {state !== "failed" && attempts > 1 && (
          <p className={styles["small"]}>{`${attempts} tries`}</p>
        )}
      </div>
      {error !== null && state !== "sent" && (
        <p className={styles["error"]}>
          <b>{state === "waiting" ? "Last try: " : "Why: "}</b>
          {error}
        </p>
      )}
      <SendAgain message={message} onSent={onSentAgain} />
    </li>
  );
}

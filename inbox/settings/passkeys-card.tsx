import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { type Passkey, passkeyEndpoints } from "#domain/api/passkeys.ts";
import { deviceName } from "#domain/device-name.ts";
import { addressOfCall, call, errorMessage, fieldError } from "#inbox/call.ts";
import { shortDay, shortTime } from "#inbox/dates.ts";
import { Button } from "#inbox/parts.tsx";
import { addPasskey, knowsPasskeys, passkeyError } from "#inbox/passkeys.ts";
import { Question } from "#inbox/question.tsx";
import { TextField } from "#ui/field.tsx";
import styles from "./people.module.css";
import { useRecentSignIn } from "./recent-sign-in.tsx";
import { SettingsCard, Step } from "./settings-card.tsx";

const listKey = [addressOfCall(passkeyEndpoints.list, {})];

const nameIn = (form: HTMLFormElement) => `${new FormData(form).get("name") ?? ""}`.trim();

export function passkeyWords({ createdAt, usedAt }: Passkey, now: Date): string {
  const added = `Added ${shortDay(new Date(createdAt), now)}.`;
  if (usedAt === null) return `${added} Not used yet.`;
  return `${added} Last used ${shortTime(new Date(usedAt), now)}.`;
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const id = useId();
  const client = useQueryClient();
  const [step, setStep] = useState<"shown" | "renaming" | "removing">("shown");
  const params = { id: passkey.id };
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: listKey });
    setStep("shown");
  };
  const rename = useMutation({
    mutationFn: (name: string) => call(passkeyEndpoints.rename, { params, body: { name } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: () => call(passkeyEndpoints.remove, { params }),
    onSuccess,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate(nameIn(event.currentTarget));
  };
  const close = () => setStep("shown");
  return (
    <li className={styles["row"]}>
      {step === "renaming" ? (
        <form className={styles["rename"]} onSubmit={submit} aria-label={`Rename ${passkey.name}`}>
          <TextField
            id={`${id}-name`}
            name="name"
            label="Name"
            defaultValue={passkey.name}
            maxLength={60}
            required
            autoFocus
            error={
              rename.error
                ? (fieldError(rename.error, "name") ?? errorMessage(rename.error))
                : undefined
            }
          />
          <div className={styles["buttons"]}>
            <Button type="submit" tone="agave" isSmall aria-disabled={rename.isPending}>
              Save name
            </Button>
            <Button isSmall onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <div className={styles["what"]}>
            <p>
              <bdi>{passkey.name}</bdi>
            </p>
            <p className={styles["detail"]}>{passkeyWords(passkey, new Date())}</p>
          </div>
          <div className={styles["buttons"]}>
            <Button
              isSmall
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setStep("renaming")}
            >
              Rename
            </Button>
            <Button
              isSmall
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setStep("removing")}
            >
              Remove
            </Button>
          </div>
        </>
      )}
      {step === "removing" && (
        <Question
          title={
            <>
              Remove <bdi>{passkey.name}</bdi>?
            </>
          }
          confirm="Remove passkey"
          isBusy={remove.isPending}
          error={remove.error && errorMessage(remove.error)}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          It can no longer be used to sign in. Browsers that are signed in stay signed in: end those
          under “Signed in”.
        </Question>
      )}
    </li>
  );
}

/** Why no passkey can be made here; undefined if one can. */
function obstacleTo(site: string | undefined): string | undefined {
  if (site === undefined) return undefined;
  if (knowsPasskeys() && location.origin === site) return undefined;
  return `Passkeys belong to ${site}. Open the inbox there, in a browser that supports them, to add one.`;
}

export function PasskeysCard() {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const list = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(passkeyEndpoints.list, { signal }),
  });
  const add = useMutation({
    mutationFn: (name: string) => askFirst(() => addPasskey(name)),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
  const { site, passkeys = [] } = list.data ?? {};
  const obstacle = obstacleTo(site);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(nameIn(event.currentTarget));
  };
  const nameError = fieldError(add.error, "name");
  const error = list.error ?? add.error;
  return (
    <SettingsCard
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your finger, your face or a PIN. A passkey cannot be guessed or given away by mistake. The password stays as a second way in."
    >
      <ul aria-labelledby="passkeys-title" className={styles["rows"]}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {passkeys.length === 1 && (
        <p className={styles["words"]}>
          Add a second one on another device, in case this one is lost.
        </p>
      )}
      {obstacle ? (
        <p className={styles["words"]}>{obstacle}</p>
      ) : (
        <form onSubmit={submit} aria-labelledby="passkeys-title">
          <TextField
            id="passkey-name"
            name="name"
            label="Name of the new passkey"
            defaultValue={deviceName(navigator.userAgent)}
            maxLength={60}
            required
            error={nameError}
          />
          <Step
            button={
              <Button type="submit" tone="agave" aria-disabled={add.isPending}>
                {add.isPending ? "One moment …" : "Add a passkey"}
              </Button>
            }
            isBad={error !== null}
            outcome={error ? passkeyError(error) : add.data && `${add.data.name} is added.`}
          />
        </form>
      )}
    </SettingsCard>
  );
}

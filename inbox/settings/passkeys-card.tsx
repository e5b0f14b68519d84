import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Passkey, passkeyEndpoints } from "#domain/api/passkeys.ts";
import { deviceName } from "#domain/device-name.ts";
import { call, fieldError } from "#inbox/app/call.ts";
import { useNow } from "#inbox/app/clock.ts";
import { shortDay, shortTime } from "#inbox/app/dates.ts";
import { queryOf, useRecentSignIn } from "#inbox/app/queries.ts";
import { Button } from "#inbox/controls/button.tsx";
import { ButtonWithResult, Row, Rows, SettingsCard } from "#inbox/controls/settings-card.tsx";
import { submitting, textIn, useFailureFocus } from "#inbox/controls/submit.ts";
import { TextField } from "#ui/field.tsx";
import { addPasskey, knowsPasskeys, passkeyError } from "./passkeys.ts";
import { RemoveButton } from "./remove-button.tsx";

const listQuery = queryOf(passkeyEndpoints.list);

function passkeyWords({ createdAt, usedAt }: Passkey, now: Date): string {
  const added = `Added ${shortDay(new Date(createdAt), now)}.`;
  if (usedAt === null) return `${added} Not used yet.`;
  return `${added} Last used ${shortTime(new Date(usedAt), now)}.`;
}

export function PasskeysCard() {
  const now = useNow();
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const list = useQuery(listQuery);
  const add = useMutation({
    mutationFn: (name: string) => askFirst(() => addPasskey(name)),
    onSuccess: () => client.invalidateQueries(listQuery),
  });
  const { site, passkeys = [] } = list.data ?? {};
  const isElsewhere = site !== undefined && !(knowsPasskeys() && location.origin === site);
  const submit = submitting((typed) => add.mutate(textIn(typed, "name")));
  const form = useFailureFocus(add.error);
  const nameError = fieldError(add.error, "name");
  const error = list.error ?? add.error;
  return (
    <SettingsCard
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your finger, your face or a PIN. A passkey cannot be guessed or given away by mistake. The password stays as a second way in."
    >
      <Rows of="passkeys">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} name={passkey.name} detail={passkeyWords(passkey, now)}>
            <RemoveButton
              name={passkey.name}
              what="passkey"
              remove={() => call(passkeyEndpoints.remove, { params: { id: passkey.id } })}
              queryKey={listQuery.queryKey}
            >
              It can no longer be used to sign in. Browsers that are signed in stay signed in: end
              those under “Signed in”.
            </RemoveButton>
          </Row>
        ))}
      </Rows>
      {passkeys.length === 1 && (
        <p className="mb-4 leading-snug">
          Add a second one on another device, in case this one is lost.
        </p>
      )}
      {isElsewhere ? (
        <p className="mb-4 leading-snug">
          {`Passkeys belong to ${site}. Open the inbox there, in a browser that supports them, to add one.`}
        </p>
      ) : (
        <form ref={form} onSubmit={submit} aria-labelledby="passkeys-title">
          <TextField
            id="passkey-name"
            name="name"
            label="Name of the new passkey"
            defaultValue={deviceName(navigator.userAgent)}
            maxLength={60}
            required
            error={nameError}
          />
          <ButtonWithResult
            button={
              <Button type="submit" tone="agave" isBusy={add.isPending}>
                {add.isPending ? "One moment …" : "Add a passkey"}
              </Button>
            }
            isBad={error !== null}
            message={error ? passkeyError(error) : add.data && `${add.data.name} is added.`}
          />
        </form>
      )}
    </SettingsCard>
  );
}

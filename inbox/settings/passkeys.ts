import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { type Passkey, passkeyEndpoints } from "#domain/api/passkeys.ts";
import type { Session } from "#domain/api/session.ts";
import { call, errorMessage, hasStatus } from "#inbox/app/call.ts";
import { isRequestError } from "#ui/request.ts";

/** False on plain http, except at localhost. */
export const knowsPasskeys = browserSupportsWebAuthn;

/** The browser lets the user choose one of the passkeys for this site. */
export async function signInWithPasskey(): Promise<Session> {
  const optionsJSON = await call(passkeyEndpoints.signInOptions);
  return call(passkeyEndpoints.signIn, { body: await startAuthentication({ optionsJSON }) });
}

/** The browser makes a passkey for the signed-in user, and the server keeps its public half. */
export async function addPasskey(name: string): Promise<Passkey> {
  const optionsJSON = await call(passkeyEndpoints.options);
  const credential = await startRegistration({ optionsJSON });
  return call(passkeyEndpoints.add, { body: { name, credential } });
}

/** What went wrong. Browsers name it by the errors of WebAuthn. */
export function passkeyError(error: Error): string {
  if (hasStatus(error, 401))
    return "This passkey no longer works here. Use another one, or your password.";
  if (isRequestError(error)) return errorMessage(error);
  switch (error.name) {
    case "NotAllowedError":
    case "AbortError":
      return "That was canceled, or took too long. Please try again.";
    case "InvalidStateError":
      return "This device already has one of your passkeys.";
    case "SecurityError":
      return "Passkeys work at the site's own address only. Use your password here.";
    case "ConstraintError":
    case "NotSupportedError":
      return "This device cannot store a passkey. Set a screen lock, or use another device.";
    default:
      return errorMessage(error);
  }
}

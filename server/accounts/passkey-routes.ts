import { randomUUID } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { business } from "#content/business.ts";
import { maxPasskeys, passkeyEndpoints } from "#domain/api/passkeys.ts";
import { minuteMs } from "#domain/dates.ts";
import { digestOf } from "#server/db/digest.ts";
import type { Context } from "#server/http/context.ts";
import { Problem } from "#server/http/problems.ts";
import { serve, serveOpen } from "#server/http/serve.ts";
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  removePasskey,
  type StoredPasskey,
  type UsedChallenge,
  usePasskey,
} from "./passkeys.ts";
import type { StartSession } from "./session-cookie.ts";
import { findUserById } from "./users.ts";

/** Loaded with the first passkey, because it takes 30 MB. */
const webauthn = () => import("@simplewebauthn/server");

/** Ed25519, ES256 and RS256. The library's own default tries algorithms that Node warns about. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Long enough to fetch a security key from the next room. */
const challengeLifetimeMs = 5 * minuteMs;

const signingIn = "passkey:sign-in";
const addingTo = ({ id }: { readonly id: string }) => `passkey:add-to:${id}`;

const transportsIn = z.array(z.string());

/** A passkey works only at the address it was made for. At localhost, any port will do. */
function originOf(siteUrl: string, { host, hostname }: FastifyRequest): string {
  const isLocal = new URL(siteUrl).hostname === "localhost" && hostname === "localhost";
  return isLocal ? `http://${host}` : siteUrl;
}

const userHandleOf = ({ id }: { readonly id: string }) => Buffer.from(id).toString("base64url");

const credentialOf = (stored: StoredPasskey): WebAuthnCredential => ({
  id: stored.credentialId,
  publicKey: new Uint8Array(Buffer.from(stored.publicKey, "base64url")),
  counter: stored.counter,
});

export function passkeyRoutes(
  server: FastifyInstance,
  { env: { SITE_URL }, store, now, newId }: Pick<Context, "env" | "now" | "newId" | "store">,
  startSession: StartSession,
): void {
  const rpID = new URL(SITE_URL).hostname;
  const siteOf = (request: FastifyRequest) => ({
    expectedOrigin: originOf(SITE_URL, request),
    expectedRPID: rpID,
  });

  /** Errors may quote what the browser sent, so they are not logged. */
  const logFailure = (request: FastifyRequest, what: string) =>
    request.log.warn(`A passkey ${what}`);

  /** Challenges carry a signature and their expiry. Only answered ones are stored: strangers cannot fill the table. */
  const issue = (purpose: string) =>
    server.signCookie(`${purpose} ${now().getTime() + challengeLifetimeMs} ${randomUUID()}`);

  /** Undefined unless it was issued for this purpose and has not expired. */
  function read(challenge: string, purpose: string): UsedChallenge | undefined {
    const { valid, value } = server.unsignCookie(Buffer.from(challenge, "base64url").toString());
    if (!valid) return undefined;
    const [issuedFor, until] = value.split(" ");
    if (issuedFor !== purpose || Number(until) <= now().getTime()) return undefined;
    return { key: digestOf(value), expiresAt: new Date(Number(until)).toISOString() };
  }

  serveOpen(server, passkeyEndpoints.signInOptions, async () => {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID,
      challenge: issue(signingIn),
      timeout: challengeLifetimeMs,
      userVerification: "required",
    });
  });

  /** Also records the sign-in. */
  async function isRight(
    passkey: StoredPasskey,
    response: AuthenticationResponseJSON,
    request: FastifyRequest,
  ): Promise<boolean> {
    const own = userHandleOf({ id: passkey.userId });
    const { userHandle = own } = response.response;
    if (userHandle !== own) return false;
    let challenge: UsedChallenge | undefined;
    const expectedChallenge = (given: string) => {
      challenge = read(given, signingIn);
      return challenge !== undefined;
    };
    const { verifyAuthenticationResponse } = await webauthn();
    const credential = credentialOf(passkey);
    const verification = await verifyAuthenticationResponse({
      ...siteOf(request),
      response,
      credential,
      expectedChallenge,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verification?.verified || !challenge) {
      logFailure(request, "was refused");
      return false;
    }
    const { newCounter: counter } = verification.authenticationInfo;
    const use = { credentialId: response.id, counter, at: now().toISOString(), challenge };
    const isNew = await store.run(usePasskey, use);
    if (!isNew) logFailure(request, "was used twice");
    return isNew;
  }

  serveOpen(server, passkeyEndpoints.signIn, async ({ body, request, reply }) => {
    const passkey = await store.run(findPasskey, { credentialId: body.id });
    const wrong = new Problem("unauthorized", { detail: "This passkey does not work here." });
    if (!passkey || !(await isRight(passkey, body, request))) throw wrong;
    const user = await store.run(findUserById, { userId: passkey.userId });
    if (!user) throw wrong;
    return startSession({ request, reply, user, wrong });
  });

  serve(server, passkeyEndpoints.list, async ({ user, request }) => {
    const passkeys = await store.run(listPasskeys, { userId: user.id });
    return {
      site: originOf(SITE_URL, request),
      passkeys: passkeys.map(({ credentialId: _, transports: __, ...passkey }) => passkey),
    };
  });

  serve(server, passkeyEndpoints.options, async ({ user }) => {
    const { generateRegistrationOptions } = await webauthn();
    const known = await store.run(listPasskeys, { userId: user.id });
    const {
      extensions: _,
      hints: __,
      attestationFormats: ___,
      ...options
    } = await generateRegistrationOptions({
      rpName: business.name,
      rpID,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.name,
      userDisplayName: user.name,
      challenge: issue(addingTo(user)),
      supportedAlgorithmIDs,
      timeout: challengeLifetimeMs,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: transportsIn.parse(JSON.parse(transports)),
      })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return options;
  });

  serve(server, passkeyEndpoints.add, async ({ user, body, request }) => {
    const refused = new Problem("invalid", {
      detail: "This passkey could not be added. Please try again.",
    });
    let challenge: UsedChallenge | undefined;
    const expectedChallenge = (given: string) => {
      challenge = read(given, addingTo(user));
      return challenge !== undefined;
    };
    const response: RegistrationResponseJSON = body.credential;
    const { verifyRegistrationResponse } = await webauthn();
    const verification = await verifyRegistrationResponse({
      ...siteOf(request),
      response,
      expectedChallenge,
      supportedAlgorithmIDs,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!verification?.verified || !challenge) {
      logFailure(request, "could not be added");
      throw refused;
    }
    const { credential } = verification.registrationInfo;
    const createdAt = now().toISOString();
    const shown = { id: newId(), name: body.name, createdAt };
    const result = await store.run(addPasskey, {
      ...shown,
      challenge,
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
    });
    if (result === "full")
      throw new Problem("conflict", {
        detail: `You have ${maxPasskeys} passkeys. Remove one that you no longer use first.`,
      });
    if (result === "used") throw refused;
    return { ...shown, usedAt: null };
  });

  serve(server, passkeyEndpoints.remove, async ({ user, params }) => {
    const { id = "" } = params;
    if (!(await store.run(removePasskey, { id, userId: user.id }))) throw new Problem("not-found");
  });
}

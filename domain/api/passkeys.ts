import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { session } from "./session.ts";

export const maxPasskeys = 20;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The last sign-in with it; null before the first. */
  usedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkey>;

const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please enter a name"),
    z.maxLength(60, "Please use at most 60 characters"),
  );

// What browsers and @simplewebauthn call the JSON forms of WebAuthn, as far as they are used here.

const base64url = z.string().check(z.maxLength(8000), z.regex(/^[\w-]+$/));
const credentialType = z.literal("public-key");
const transports = z.exactOptional(z.array(z.string().check(z.maxLength(40))));
const descriptors = z.exactOptional(
  z.array(z.object({ id: z.string(), type: z.string(), transports })),
);
const userVerification = z.exactOptional(z.enum(["required", "preferred", "discouraged"]));

const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.exactOptional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.exactOptional(z.int()),
  excludeCredentials: descriptors,
  authenticatorSelection: z.exactOptional(
    z.object({
      residentKey: z.exactOptional(z.enum(["required", "preferred", "discouraged"])),
      requireResidentKey: z.exactOptional(z.boolean()),
      userVerification,
    }),
  ),
  attestation: z.exactOptional(z.enum(["none", "direct", "indirect", "enterprise"])),
});

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.exactOptional(z.string()),
  timeout: z.exactOptional(z.int()),
  allowCredentials: descriptors,
  userVerification,
});

const credential = {
  id: base64url,
  rawId: base64url,
  type: credentialType,
  /** Nothing of it is used. */
  clientExtensionResults: z.object({ appid: z.exactOptional(z.boolean()) }),
};

const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
});

const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.exactOptional(base64url),
  }),
});

export const passkeyEndpoints = {
  signInOptions: endpoint({
    method: "POST",
    path: "/api/session/passkey/options",
    open: true,
    answer: requestOptions,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/api/session/passkey",
    open: true,
    body: authentication,
    answer: session,
  }),
  list: endpoint({
    method: "GET",
    path: "/api/passkeys",
    answer: z.object({ site: z.string(), passkeys: z.array(passkey) }),
  }),
  options: endpoint({
    method: "POST",
    path: "/api/passkeys/options",
    recent: true,
    answer: creationOptions,
  }),
  add: endpoint({
    method: "POST",
    path: "/api/passkeys",
    recent: true,
    body: z.object({ name: passkeyName, credential: registration }),
    status: 201,
    answer: passkey,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/passkeys/{id}",
  }),
};

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

const flagBits = { present: 1, verified: 4, attested: 64 };

interface Answering {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether a fingerprint or a PIN was checked. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** An authenticator that makes one discoverable passkey (ES256, no attestation), and answers as browsers do. */
export function makeAuthenticator(site = "https://site.example") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(20);
  let userHandle = "";
  let uses = 0;

  const authenticatorData = (
    { rpId = new URL(site).hostname, isVerified = true, counter = uses }: Answering,
    attested?: Buffer,
  ) => {
    const verified = isVerified ? flagBits.verified : 0;
    const flags = flagBits.present | verified | (attested ? flagBits.attested : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), tail, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, challenge: string, { origin = site }: Answering) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const credential = {
    id: encode(id),
    rawId: encode(id),
    clientExtensionResults: {},
    type: "public-key",
  } as const;

  return {
    /** What `navigator.credentials.create` returns. */
    create(
      { challenge, user }: { readonly challenge: string; readonly user: { readonly id: string } },
      answering: Answering = {},
    ) {
      userHandle = user.id;
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ["fmt", "none"],
          ["attStmt", new Map<string, string>()],
          ["authData", new Uint8Array(authenticatorData(answering, attested))],
        ]),
      );
      const clientDataJSON = encode(clientData("webauthn.create", challenge, answering));
      return {
        ...credential,
        response: {
          clientDataJSON,
          attestationObject: encode(attestationObject),
          transports: ["internal"],
        },
      };
    },

    /** What `navigator.credentials.get` returns. Each use increments the counter, unless one is given. */
    get({ challenge }: { readonly challenge: string }, answering: Answering = {}) {
      uses += 1;
      const data = authenticatorData({ counter: uses, ...answering });
      const client = clientData("webauthn.get", challenge, answering);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle,
        },
      };
    },
  };
}

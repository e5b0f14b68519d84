import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { listen } from "./sockets.ts";

interface ReceivedMail extends Email {
  /** The recipients in the envelope. */
  readonly recipients: readonly string[];
}

export interface MailServer {
  readonly url: string;
  /** What has arrived so far, parsed, in the order of arrival. */
  readonly mails: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent. `refuse` may answer a recipient, `reject` an email with the reason. */
export async function startMailServer(
  options: {
    readonly port?: number;
    readonly refuse?: (recipient: string) => string | undefined;
    readonly reject?: (mail: Email) => string | undefined;
  } = {},
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const answer = options.refuse?.(address);
      if (answer === undefined) return done();
      const [status, words] = answer.split(/ (.*)/);
      done(Object.assign(new Error(words), { responseCode: Number(status) }));
    },
    async onData(stream, { envelope }, done) {
      const chunks: Uint8Array[] | undefined = await stream.toArray().catch(() => undefined);
      // Its client broke off in the middle.
      if (!chunks) return;
      const email = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
      const why = options.reject?.(email);
      done(why === undefined ? null : Object.assign(new Error(why), { responseCode: 554 }));
    },
  });
  // A client that breaks off is not an error of the server.
  server.on("error", () => {});
  const port = await listen(server.server, options.port);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface OpenInbox {
  /** How many changes it has been told of. */
  readonly changes: number;
  close(): Promise<void>;
}

/** Keeps a live line open as an inbox does, and opens it again when it ends. */
export function openInbox(url: string, cookie: string): OpenInbox {
  const abort = new AbortController();
  let changes = 0;

  async function listen() {
    while (!abort.signal.aborted) {
      const answer = await fetch(`${url}/api/live`, {
        headers: { accept: "text/event-stream", cookie },
        signal: abort.signal,
      });
      if (!answer.ok || !answer.body) throw new Error(`the live line: ${answer.status}`);
      for await (const chunk of answer.body)
        changes += Buffer.from(chunk).toString().split("event: change").length - 1;
    }
  }

  const listening = listen().catch((error) => {
    if (!abort.signal.aborted) throw error;
  });
  return {
    get changes() {
      return changes;
    },
    async close() {
      abort.abort();
      await listening;
    },
  };
}

import { readEnv } from "#env";
import { openGateKeys } from "#server/visits/gate-keys.ts";
import { listNotesOfOtherKeys, resealGateNote } from "#server/visits/gate-notes.ts";
import { type OwnerCommand, withStore } from "./command.ts";

export const gateKeyCommand: OwnerCommand = {
  takes: "",
  does: [
    "re-encrypt all gate notes with a new key in the data folder,",
    "or with the first of GATE_NOTE_KEYS",
  ],
  argumentCount: 0,
  async run() {
    const keys = openGateKeys(readEnv());
    if (!keys) throw new Error("There are no gate notes: GATE_NOTE_KEYS is not set.");
    keys.file?.add();
    const unreadable = new Set<string>();
    let count = 0;
    await withStore(async (store) => {
      const left = async () =>
        (await store.run(listNotesOfOtherKeys, { keyId: keys.currentId() })).filter(
          ({ id }) => !unreadable.has(id),
        );
      for (let notes = await left(); notes.length > 0; notes = await left())
        for (const note of notes) {
          const text = keys.open(note);
          if (text === null) unreadable.add(note.id);
          else {
            await store.run(resealGateNote, { from: note, to: keys.seal(text) });
            count += 1;
          }
        }
    });
    keys.file?.forget();
    console.info(`Gate notes with the new key: ${count}.`);
    if (unreadable.size > 0)
      throw new Error(`${unreadable.size} gate notes cannot be read: their key is missing.`);
  },
};

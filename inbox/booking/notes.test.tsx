// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingSample, eventSample } from "#domain/testing/sample-booking.ts";
import { detailSample, now, sessionSample } from "#inbox/testing/samples.ts";
import { type Answers, show } from "#inbox/testing/screen.tsx";
import { Notes } from "./notes.tsx";

const noteOf = (text: string) => eventSample({ kind: "note", text });
const stored = detailSample({ history: [noteOf("Two gates")] });

const notes = (answers: Answers = {}, id = "b-1", username = "riley") =>
  show(
    <Notes booking={bookingSample({ id })} history={[]} />,
    answers,
    sessionSample({ username }),
  );

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "New note" });
const add = () => screen.getByRole("button", { name: "Add note" });
const added = () => screen.findByText("Ana Núñez: note added.");

test("a note is sent without the spaces around it, which alone are none, once, and its field is empty again", async () => {
  const held = Promise.withResolvers<unknown>();
  const { user, sent } = notes({ "POST /api/bookings/b-1/notes": () => held.promise });
  await user.type(field(), "  ");
  await user.click(add());
  expect(add().getAttribute("aria-disabled")).toBe("true");
  await user.type(field(), "Two gates ");
  await user.dblClick(add());
  held.resolve(stored);
  await added();
  expect(field().value).toBe("");
  expect(sent).toEqual([{ call: "POST /api/bookings/b-1/notes", body: { text: "Two gates" } }]);
});

test("an erased booking keeps its notes and takes no more", () => {
  const erased = bookingSample({ erasedAt: now.toISOString() });
  show(<Notes booking={erased} history={[noteOf("Two gates")]} />, {});
  expect(screen.getByText("Two gates")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what is typed while a note is sent stays, without the note", async () => {
  const held = Promise.withResolvers<unknown>();
  const { user } = notes({ "POST /api/bookings/b-1/notes": () => held.promise });
  await user.type(field(), "Gate is blue.");
  await user.click(add());
  await user.type(field(), " Call at five.");
  held.resolve(stored);
  await added();
  expect(field().value).toBe("Call at five.");
});

test("without a connection a note is listed as to be sent, and once it is sent the same words are a new note", async () => {
  const { user, keys } = notes({ "POST /api/bookings/b-1/notes": () => stored });
  dispatchEvent(new Event("offline"));
  await user.type(field(), "Two gates");
  await user.click(add());
  await screen.findByText(/note added\. It will be sent\.$/);
  const waits = screen.getByText(/, will be sent$/);
  expect(waits.parentElement?.textContent).toMatch(/^Two gates/);
  expect(field().value).toBe("");
  dispatchEvent(new Event("online"));
  await added();
  expect(screen.queryByText(/will be sent$/)).toBeNull();
  await user.type(field(), "Two gates");
  await user.click(add());
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(document.activeElement).toBe(add());
  await waitFor(() => expect(field().value).toBe(""));
  expect(keys[0]).not.toBe(keys[1]);
});

test("a draft waits for its user at its booking, and for nobody else", async () => {
  const { user, unmount } = notes();
  await user.type(field(), "Key under the mat");
  unmount();
  const draftOf = (bookingId: string, username: string) => {
    const shown = notes({}, bookingId, username);
    const { value } = field();
    shown.unmount();
    return value;
  };
  expect(draftOf("b-2", "riley")).toBe("");
  expect(draftOf("b-1", "sam")).toBe("");
  expect(draftOf("b-1", "riley")).toBe("Key under the mat");
});

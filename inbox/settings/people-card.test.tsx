// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Person } from "#domain/api/people.ts";
import { type Answers, lost, problem, show } from "#inbox/testing/screen.tsx";
import { PeopleCard } from "./people-card.tsx";
import { RecentSignInProvider } from "./sign-in-again.tsx";

const person = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  username: id,
  role: "helper",
  isYou: false,
  passkeys: 0,
  firstPasswordUntil: null,
  ...more,
});
const riley = person("riley", { role: "owner", isYou: true });
const ned = person("ned");

/** The card of riley, in which ned is the other person until something changes that. */
async function open(answers: Answers) {
  const shown = show(
    <RecentSignInProvider>
      <PeopleCard />
    </RecentSignInProvider>,
    { "GET /api/users": () => ({ users: [riley, ned] }), ...answers },
  );
  await screen.findByRole("button", { name: "Remove ned" });
  const name = () =>
    screen.getByRole<HTMLInputElement>("textbox", { name: "Name of a new person" });
  const press = (button: string) => shown.user.click(screen.getByRole("button", { name: button }));
  const add = async () => {
    await shown.user.type(name(), "Sam");
    await press("Add person");
  };
  return { ...shown, name, add, press };
}

const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const withPassword = (one: Person) => ({ person: one, password: "first-password-4711" });

test("a new person is a helper, whose first password is shown, and is on the list until removed", async () => {
  let users = [riley, ned];
  const { name, add, press, sent } = await open({
    "DELETE /api/users/Sam": () => undefined,
    "GET /api/users": () => ({ users }),
    "POST /api/users": () => {
      users = [...users, person("Sam")];
      return withPassword(person("Sam"));
    },
  });
  await add();
  await screen.findByText("first-password-4711");
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(name().value).toBe("");
  expect(sent).toEqual([{ call: "POST /api/users", body: { username: "Sam", role: "helper" } }]);
  await press("Remove Sam");
  await press("Remove person");
  await waitFor(() => expect(screen.queryByText("first-password-4711")).toBeNull());
});

test("a new person can be an owner, and is sent once", async () => {
  const held = Promise.withResolvers<unknown>();
  const { user, add, press, sent } = await open({ "POST /api/users": () => held.promise });
  await user.selectOptions(screen.getByLabelText("Role"), "Owner");
  await add();
  await press("Adding");
  held.resolve(withPassword(person("Sam", { role: "owner" })));
  await screen.findByText("first-password-4711");
  expect(sent.map(({ body }) => body)).toEqual([{ username: "Sam", role: "owner" }]);
});

test("a name that is taken is said at its field, which gets the focus, and stays in it", async () => {
  const { name, add } = await open({
    "POST /api/users": () => problem(422, { errors: { username: "This name is taken" } }),
  });
  await add();
  const field = await screen.findByRole("textbox", { description: "This name is taken" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(name().value).toBe("Sam");
});

test("after a lost answer the list shows whether the person was added", async () => {
  let users = [riley, ned];
  const { add } = await open({
    "GET /api/users": () => ({ users }),
    "POST /api/users": () => {
      users = [...users, person("Sam")];
      return lost();
    },
  });
  await add();
  await screen.findByText(/^The server did not answer\./);
  await screen.findByRole("button", { name: "Remove Sam" });
});

test("a person is removed after a question only", async () => {
  let users = [riley, ned];
  const { press, sent } = await open({
    "GET /api/users": () => ({ users }),
    "DELETE /api/users/ned": () => {
      users = [riley];
    },
  });
  await press("Remove ned");
  expect(screen.getByRole("dialog").textContent).toContain("Every browser is signed out");
  await press("Keep");
  expect(sent).toEqual([]);
  await press("Remove ned");
  await press("Remove person");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([{ call: "DELETE /api/users/ned" }]);
});

test("what fails is said in the dialog", async () => {
  const { press } = await open({
    "DELETE /api/users/ned": () => problem(409, { detail: "Not for the last owner." }),
  });
  await press("Remove ned");
  await press("Remove person");
  await screen.findByText("Not for the last owner.");
});

test("a sign-in that is too old is asked for again, and then the change goes on by itself", async () => {
  let isRecent = false;
  const old = { code: "old-sign-in", detail: "Please sign in again first." };
  const { user, add, press, sent } = await open({
    "POST /api/users": () => (isRecent ? withPassword(person("Sam")) : problem(403, old)),
    "POST /api/session": (body) => {
      isRecent = JSON.stringify(body).includes("dachshunds");
      const session = { username: "riley", role: "owner", firstPasswordUntil: null };
      return isRecent ? session : problem(401, {});
    },
  });
  await add();
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await screen.findByText("Please sign in again first.");
  await press("Add person");
  const again = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  const password = again.getByLabelText("Your password");
  await user.type(password, "not the password");
  await user.click(again.getByRole("button", { name: "Continue" }));
  await again.findByText("The name or the password is wrong.");
  await waitFor(() => expect(document.activeElement).toBe(password));
  await user.clear(password);
  await user.type(password, "dachshunds dig at dawn");
  await user.click(again.getByRole("button", { name: "Continue" }));
  await screen.findByText("first-password-4711");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.map(({ call }) => call)).toEqual([
    ...["POST /api/users", "POST /api/users"],
    ...["POST /api/session", "POST /api/session", "POST /api/users"],
  ]);
  expect(sent[3]?.body).toEqual({ username: "riley", password: "dachshunds dig at dawn" });
});

// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "#inbox/testing/screen.tsx";
import { DialogButton } from "./dialogs.tsx";

function Broken(): never {
  throw new Error("broken");
}

test("a dialog that cannot be shown says so, and leaves the screen as it is", async () => {
  const { user } = show(<DialogButton dialog={() => <Broken />}>Open</DialogButton>, {});
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByText("This part could not be shown.");
  expect(screen.getByText("Open")).toBeTruthy();
  // React logs it.
  expect(vi.mocked(console.error)).toHaveBeenCalledTimes(1);
  vi.mocked(console.error).mockClear();
});

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { tokens } from "#content/own-texts.ts";
import { type Website, websiteEndpoints } from "#domain/api/website.ts";
import { isNullable } from "#domain/website/things.ts";
import type { TokenValues } from "#domain/website/tokens.ts";
import { call, errorMessage } from "#inbox/app/call.ts";
import { queryOf, useRecentSignIn } from "#inbox/app/queries.ts";
import { useToast } from "#inbox/app/toasts.tsx";
import { thingLabel } from "./subjects.ts";

export const websiteQuery = queryOf(websiteEndpoints.read);

/** Whether a version is published that the program does not show yet. */
export const isStarting = ({ live, version }: Pick<Website, "live" | "version">) =>
  live !== version;

const withPrices = /^(faqs\.|pages\.|notice$)/;

/** What the names of prices are worth in a thing's texts; none where they are not filled in. */
export const tokensOf = (thing: string): TokenValues =>
  withPrices.test(thing)
    ? Object.fromEntries(Object.entries(tokens).filter(([, worth]) => worth))
    : {};

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** One thing in the draft, and how a change of it is saved. `place` is where its failure is shown, while it is there. */
export function useThing(website: Website, thing: string, place: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const askFirst = useRecentSignIn();
  const show = useToast();
  const drafted = website.draft.things[thing];
  const live = website.things[thing];
  const byDefault = isNullable(thing) ? null : website.defaults[thing];
  const revision = drafted?.revision ?? null;
  /** The revision that a change begins with: others are not replaced unseen. */
  const seen = useRef(revision);
  const begin = () => {
    seen.current = revision;
  };
  const save = useMutation({
    // One after the other: each has seen the one before.
    scope: { id: thing },
    mutationFn: (value: unknown) => {
      const body = { seen: seen.current, ...(!isSame(value ?? byDefault, live) && { value }) };
      return askFirst(() => call(websiteEndpoints.draft, { params: { thing }, body }));
    },
    onSuccess: (answer) => {
      seen.current = answer.revision;
    },
    onError: (error) => {
      const title = `${thingLabel(thing)}: not saved`;
      if (!place.current) show({ kind: "failed", title, text: errorMessage(error) });
    },
    onSettled: () => client.invalidateQueries(websiteQuery),
  });
  return {
    ...{
      drafted,
      live,
      byDefault,
      value: drafted ? (drafted.value ?? byDefault) : live,
      save,
      begin,
    },
    /** Saves in place of what is on the screen now. */
    replace: (value: unknown) => {
      begin();
      save.mutate(value);
    },
  };
}
export type Thing = ReturnType<typeof useThing>;

import * as z from "zod/mini";
import { isVisible, withoutBidiControls } from "#domain/typed/visible-text.ts";

const longestLine = 200;

/** Unpaired surrogates are refused, too: no database returns them unchanged. */
const noControls = /^[^\p{Cc}\p{Cs}]*$/u;
const noControlsButLines = /^([^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Worded only for a text that is too long: the first number in words takes a slow phone half a second. */
const atMost = (max: number) =>
  z.maxLength(max, {
    error: () => `Please use at most ${max.toLocaleString("en-US")} characters`,
  });
const only = (allowed: RegExp) => z.regex(allowed, "Please remove hidden control characters");

const clean = (text: string) => withoutBidiControls(text).trim();

/** "7420 E Main St, Apt 4" from the two lines that a browser fills in. Tried only where a gap begins, as gaps can be long. */
export const joinLines = (text: string): string =>
  clean(text).replaceAll(/(?:,|(?<![\t ]))[\t ]*[\r\n][\t\r\n ]*/g, ", ");

/** One line of text that is not blank, at least `min` characters of what `read` makes of it. */
export const line = (message: string, { min = 1, read = clean } = {}) =>
  z
    .string(message)
    .check(
      z.overwrite(read),
      z.minLength(min, message),
      z.refine(isVisible, message),
      atMost(longestLine),
      only(noControls),
    );

export const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  z.pipe(z.string(message).check(z.trim()), z.enum(options, message));

/** Blank counts as absent. */
const optionalText = (max: number, allowed: RegExp) =>
  z.optional(
    z.pipe(
      z.string("Please use plain text").check(z.overwrite(clean), atMost(max), only(allowed)),
      z.transform((text) => text || undefined),
    ),
  );

/** One line of text; blank counts as absent. */
export const optionalLine = () => optionalText(longestLine, noControls);

/** Words of several lines; blank counts as absent. */
export const optionalLines = (max: number) => optionalText(max, noControlsButLines);

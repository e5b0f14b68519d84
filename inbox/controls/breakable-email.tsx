/** Text in which an email address breaks before its "@" where a line is too short for it. */
export function BreakableEmail({ text }: { readonly text: string }) {
  const [before, ...after] = text.split(/(?=@)/);
  return (
    <>
      {before}
      <wbr />
      {after.join("")}
    </>
  );
}

const row =
  "relative flex min-h-14 flex-wrap items-center gap-x-3.5 border-ink py-2 pr-4 pl-14 not-first:border-t-2 max-[23rem]:pr-2 max-[23rem]:pl-[46px]";
const radio =
  "absolute inset-y-0 left-4 my-auto size-[26px] cursor-[inherit] appearance-none rounded-pill border-2 checked:border-8 max-[23rem]:left-2.5";
const title = "font-display text-[clamp(1.125rem,4.9vw,1.25rem)] leading-[1.2] font-bold";
const more = "ml-auto inline-flex items-center gap-2 font-semibold max-[23rem]:ml-0";

/** Rows to choose one of: days, and ways to be reached. What is beside a title goes below it where both do not fit. */
export const choice = {
  list: "overflow-hidden rounded-[16px] border-2 border-ink",
  row: `${row} cursor-pointer has-checked:bg-mustard has-focus-visible:rounded-[12px] has-focus-visible:outline-3 has-focus-visible:-outline-offset-6 has-focus-visible:outline-ink`,
  radio: `${radio} bg-white`,
  title,
  more,
};

/** A row that cannot be chosen. */
export const fullChoice = {
  row: `${row} cursor-not-allowed bg-[#f1efe9] text-[#5a6a66]`,
  radio: `${radio} border-dashed`,
  title: `${title} line-through decoration-2`,
  more: `${more} rounded-pill border-2 px-3 py-[3px] text-sm leading-[1.3]`,
};

import { commercialHref } from "#content/commercial.ts";

/** @param page where the booking was made */
export const isCommercial = ({ page }: { readonly page: string | null }): boolean =>
  page === commercialHref;

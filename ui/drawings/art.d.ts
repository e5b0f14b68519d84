/** What is in a drawing's file, without its svg element. @see site/build/drawings.ts */
declare module "*.svg?art" {
  import type { ReactNode } from "react";

  export default function Art(): ReactNode;
}

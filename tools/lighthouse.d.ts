/** What is used of Lighthouse, whose own folder only measurements install. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
        readonly details?:
          | { readonly type: "table"; readonly items: readonly Readonly<Record<string, unknown>>[] }
          | { readonly type: "opportunity" };
      }
    >
  >;
}

export function lighthouse(
  url: string,
  flags: {
    readonly port: number;
    readonly output: "json";
    readonly logLevel: "error";
    readonly ignoreStatusCode: boolean;
  },
): Promise<{ readonly lhr: LighthouseResult } | undefined>;

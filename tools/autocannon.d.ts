/** What is used of autocannon, whose own folder only measurements install. */
interface LoadRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOptions extends LoadRequest {
  readonly connections?: number;
  /** In seconds. */
  readonly duration?: number;
  /** How many requests to send, in place of a duration. */
  readonly amount?: number;
  readonly workers?: number;
  readonly requests?: readonly (LoadRequest & {
    setupRequest?(request: LoadRequest): LoadRequest;
  })[];
}

interface LoadResult {
  readonly requests: { readonly total: number };
  /** In seconds. */
  readonly duration: number;
  /** In milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  readonly non2xx: number;
  readonly errors: number;
}

export function autocannon(options: LoadOptions & { readonly url: string }): Promise<LoadResult>;

import { numberedBooking } from "#bench/load/numbered-booking.ts";

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Asked extends Sent {
  /** Of a hundred requests. */
  readonly often: number;
  readonly status: number;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Headers and body of request number so many, where each has its own. */
  readonly make?: (number: number) => Sent;
}

const encoded = (encoding: string) => ({ "accept-encoding": encoding });

/** As a proxy would name it. Each has its own, so that the rate limit has many to count. */
const addressOf = (number: number) => ({
  "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

function goodBooking(number: number): Sent {
  const { headers, body } = numberedBooking(number);
  return { headers: { ...headers, ...addressOf(number) }, body };
}

const badBooking = (number: number): Sent => ({
  headers: { "content-type": "application/json", ...addressOf(number) },
  body: JSON.stringify({ firstName: "Ana" }),
});

/**
 * What a busy day asks of the program, but denser: pages in every encoding, what browsers have already, what nobody
 * has, bookings good and bad, and the owner who looks.
 * @param etag of the home page in brotli
 * @param cookie of somebody who is signed in
 */
export function mix({ etag, cookie }: { etag: string; cookie: string }): readonly Asked[] {
  const page = { status: 200, method: "GET" } as const;
  const known = { ...encoded("br"), "if-none-match": etag };
  const booking = { method: "POST", path: "/api/bookings" } as const;
  return [
    { ...page, often: 20, path: "/", headers: encoded("br") },
    { ...page, often: 10, path: "/book-now", headers: encoded("br") },
    { ...page, often: 10, path: "/pricing", headers: encoded("br") },
    { ...page, often: 10, path: "/anthem", headers: encoded("gzip") },
    { ...page, often: 5, path: "/troon", headers: encoded("identity") },
    { ...page, often: 20, status: 304, path: "/", headers: known },
    { ...page, often: 5, status: 404, path: "/wp-login.php" },
    { ...page, often: 5, path: "/api/form-stamp" },
    { ...page, often: 8, path: "/healthz" },
    { ...booking, often: 2, status: 422, make: badBooking },
    { ...booking, often: 2, status: 201, make: goodBooking },
    { ...page, often: 1, path: "/api/bookings?status=pending", headers: { cookie } },
    { ...page, often: 1, path: "/api/bookings?search=ana", headers: { cookie } },
    { ...page, often: 1, path: "/api/summary", headers: { cookie } },
  ];
}

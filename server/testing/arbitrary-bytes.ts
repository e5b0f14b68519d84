import fc from "fast-check";

const beginnings = [
  ...["GET / HTTP/1.1", "POST /api/bookings HTTP/1.1", "HEAD /book-now HTTP/1.1", "GET / HTTP/1.0"],
  ...[
    "GET /%00/../%2e%2e/x HTTP/1.1",
    "GET http://elsewhere.example/ HTTP/1.1",
    "GET \\..\\x HTTP/1.1",
  ],
  ...[
    "OPTIONS * HTTP/1.1",
    "CONNECT x:1 HTTP/1.1",
    "PRI * HTTP/2.0",
    "GET / HTTP/9.9",
    "get / http/1.1",
  ],
];
const headers = [
  ...["Connection: close", "Connection: keep-alive, x", "Content-Length: 0", "Content-Length: 2"],
  ...["Content-Length: 6", "Content-Length: +5", "Content-Length: 9999999", "Host: y", "Host : x"],
  ...["Transfer-Encoding: chunked", "Transfer-Encoding : chunked", "Transfer-Encoding: x, chunked"],
  ...["Content-Type: application/json", "Content-Type: application/x-www-form-urlencoded"],
  ...["Connection: upgrade\r\nUpgrade: websocket", "HTTP2-Settings: x", "Expect: x"],
  ...["Cookie: session=x", "__proto__: x", "X: \0", "X: \xff", " folded: x", ": x", "="],
];
const bodies = [
  ...[
    "{}",
    '{"firstName":"x"}',
    "2\r\n{}\r\n0\r\n",
    "0",
    "5;x=y",
    "ffffffffffffffff",
    "-1",
    "abc",
    "",
  ],
  ...["GET / HTTP/1.1\r\nHost: x\r\n", "DELETE /api/sessions/this HTTP/1.1\r\nHost: x\r\n", "\0"],
];

const some = (lines: readonly string[], maxLength: number) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...lines),
        fc.constantFrom("\r\n", "\r\n", "\r\n", "\r\n", "\n", ""),
      ),
      {
        maxLength,
      },
    )
    .map((all) => all.flat().join(""));

/** Bytes sent over a connection: HTTP with parts it should not have, truncated HTTP, or no HTTP at all. */
export const anyBytes: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1 }) },
  {
    weight: 9,
    arbitrary: fc
      .tuple(
        fc.oneof(fc.constantFrom(...beginnings.slice(0, 4)), fc.constantFrom(...beginnings)),
        fc.constantFrom("\r\nHost: x\r\n", "\r\nHost: x\r\n", "\r\n"),
        some(headers, 3),
        fc.constantFrom("\r\n", "\r\n", "\r\n", ""),
        some(bodies, 3),
      )
      .map((parts) => Buffer.from(parts.join(""), "latin1")),
  },
);

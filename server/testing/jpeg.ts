/** A part of a JPEG, with its length. */
export function segment(code: number, content: string): Buffer {
  const bytes = Buffer.from(content, "latin1");
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** A JPEG as far as the server reads it: its pixels are not. */
export function jpeg({
  width = 640,
  height = 480,
  frame = 0xc0,
  extra = [],
  scans = ["\x12\xff\x00\x34"],
  last = Buffer.alloc(0),
}: {
  readonly width?: number;
  readonly height?: number;
  readonly frame?: number;
  readonly extra?: readonly Buffer[];
  readonly scans?: readonly string[];
  readonly last?: Buffer;
} = {}): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, "quantization"),
    segment(frame, `\x08${size.toString("latin1")}\x01`),
    segment(0xc4, "codes"),
    ...scans.flatMap((pixels) => [segment(0xda, "scan"), Buffer.from(pixels, "latin1")]),
    last,
    Buffer.from([0xff, 0xd9]),
  ]);
}

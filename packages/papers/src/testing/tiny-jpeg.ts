export function tinyJpeg(
  width: number,
  height: number,
  channels = 3,
  before: readonly number[] = [],
): Uint8Array<ArrayBuffer> {
  const [high, low] = [(value: number) => value >> 8, (value: number) => value & 0xff];
  const components = Array.from({ length: channels }, (_, at) => [at + 1, 0x11, 0]).flat();
  const frame = [
    0xff,
    0xc2,
    0,
    8 + 3 * channels,
    8,
    high(height),
    low(height),
    high(width),
    low(width),
    channels,
  ];
  return new Uint8Array([0xff, 0xd8, ...before, ...frame, ...components, 0xff, 0xda, 0, 2, 0xff, 0xd9]);
}

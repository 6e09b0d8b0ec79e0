import { segment, word } from './draw.ts';

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;

/** What tests look for in stored files: the photo's place, in words. */
export const PLACE = 'Av. Santa Fe 3450, Palermo';

const place = [...new TextEncoder().encode(`${PLACE}\0`)];
const latitude = [34, 1, 35, 1, 1723, 100].flatMap(double);
const FIRST_DIRECTORY = 8;
const PLACE_AT = FIRST_DIRECTORY + directorySize(3);
const GPS_AT = PLACE_AT + place.length + 1;
const LATITUDE_AT = GPS_AT + directorySize(2);

/** Adds a phone's EXIF data: an orientation, a description of the place, a latitude. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const tiff = [
    0x4d,
    0x4d,
    ...word(42),
    ...double(FIRST_DIRECTORY),
    ...directory([
      [0x010e, ASCII, place.length, double(PLACE_AT)],
      [0x0112, SHORT, 1, [...word(orientation), 0, 0]],
      [0x8825, LONG, 1, double(GPS_AT)],
    ]),
    ...place,
    0,
    ...directory([
      [0x0001, ASCII, 2, [0x53, 0, 0, 0]],
      [0x0002, RATIONAL, 3, double(LATITUDE_AT)],
    ]),
    ...latitude,
  ];
  const exif = segment(0xe1, [...new TextEncoder().encode('Exif\0\0'), ...tiff]);
  return Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)]);
}

type Entry = readonly [tag: number, type: number, count: number, value: readonly number[]];

function directory(entries: readonly Entry[]): number[] {
  const rows = entries.flatMap(([tag, type, count, value]) => [
    ...word(tag),
    ...word(type),
    ...double(count),
    ...value,
  ]);
  return [...word(entries.length), ...rows, ...double(0)];
}

function directorySize(entries: number): number {
  return 2 + entries * 12 + 4;
}

function double(value: number): number[] {
  return [...word(value >>> 16), ...word(value & 0xffff)];
}

import * as fc from 'fast-check';

type Bytes = Uint8Array<ArrayBuffer>;
type Damage = (bytes: Bytes) => Bytes;

/** A relative position, unbiased: fast-check's bias to the ends would damage only beginnings. */
const anywhere = fc.noBias(fc.integer({ min: 0, max: 100_000 })).map((part) => part / 100_000);
const position = fc.oneof(
  { arbitrary: anywhere, weight: 3 },
  anywhere.map((share) => share / 20),
);
const at = (share: number, bytes: Bytes) => Math.min(bytes.length, Math.floor(share * bytes.length));

const extreme = fc.constantFrom(
  [0, 0, 0, 0],
  [0xff, 0xff, 0xff, 0xff],
  [0x7f, 0xff, 0xff, 0xff],
  [0x80, 0, 0, 0],
  [0, 0, 0, 1],
);

const flipBit = fc.record({ share: position, bit: fc.nat(7) }).map(({ share, bit }): Damage => (bytes) => {
  const changed = new Uint8Array(bytes);
  const index = Math.min(at(share, bytes), bytes.length - 1);
  if (index >= 0) changed[index] = (changed[index] ?? 0) ^ (1 << bit);
  return changed;
});

const overwrite = fc
  .record({ share: position, values: fc.oneof(extreme, fc.array(fc.nat(255), { maxLength: 40 })) })
  .map(({ share, values }): Damage => (bytes) => {
    const changed = new Uint8Array(bytes);
    const begin = at(share, bytes);
    for (const [offset, value] of values.entries())
      if (begin + offset < changed.length) changed[begin + offset] = value;
    return changed;
  });

const truncate = anywhere.map(
  (share): Damage =>
    (bytes) =>
      bytes.slice(0, at(share, bytes)),
);

/** Removes, repeats or moves a piece. */
const splice = fc
  .record({ from: position, length: anywhere, to: position, isKept: fc.boolean() })
  .map(({ from, length, to, isKept }): Damage => (bytes) => {
    const begin = at(from, bytes);
    const end = Math.min(bytes.length, begin + Math.ceil(length * 4096));
    const piece = bytes.subarray(begin, end);
    const rest = isKept ? bytes : join(bytes.subarray(0, begin), bytes.subarray(end));
    const target = at(to, rest);
    return join(rest.subarray(0, target), piece, rest.subarray(target));
  });

function join(...pieces: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** One of the samples, damaged in up to four places. */
export function damaged(samples: readonly Bytes[]): fc.Arbitrary<Bytes> {
  const damages = fc.array(
    fc.oneof(
      { arbitrary: flipBit, weight: 3 },
      { arbitrary: overwrite, weight: 3 },
      { arbitrary: splice, weight: 2 },
      truncate,
    ),
    { minLength: 1, maxLength: 4 },
  );
  return fc
    .tuple(fc.constantFrom(...samples), damages)
    .map(([sample, all]) => all.reduce((bytes, damage) => damage(bytes), sample));
}

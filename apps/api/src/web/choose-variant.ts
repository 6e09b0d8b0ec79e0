import { encodings, type Encoding } from './compress.ts';
import type { Variant, WebFile } from './web-app.ts';

interface Choice extends Variant {
  readonly encoding?: Encoding;
}

/** The smallest variant that `Accept-Encoding` allows. */
export function chooseVariant(file: WebFile, acceptEncoding: string | null): Choice {
  const accepted = parseAccepted(acceptEncoding ?? '');
  for (const encoding of encodings) {
    const variant = file.encoded.get(encoding);
    const weight = accepted.get(encoding) ?? accepted.get('*') ?? 0;
    if (variant && weight > 0) return { ...variant, encoding };
  }
  return file.plain;
}

/** `br;q=0.5, gzip` as weights by name. */
function parseAccepted(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}

/** Characters of a file's name (specification §5 *Receipt*, D68). */
const MAXIMUM = 20;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

const characters = new Intl.Segmenter('es-AR', { granularity: 'grapheme' });

/** At most 20 graphemes: shortened in the middle, with its extension (D68). */
export function shortFileName(name: string): string {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  const stem = charactersOf(name.slice(0, name.length - extension.length));
  const left = MAXIMUM - extension.length;
  if (stem.length <= left) return name;
  const tail = Math.floor((left - 1) / 2);
  return `${stem.slice(0, left - 1 - tail).join('')}…${stem.slice(-tail).join('')}${extension}`;
}

function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment);
}

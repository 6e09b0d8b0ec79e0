/** Shown as nothing or as a blank, though Unicode counts some of them as letters: soft hyphen, zero-width marks, Hangul fillers. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{16FE4}\\u{1D159}';
const invisible = new RegExp(`[${INVISIBLE}]`, 'u');
const visible = new RegExp(`[^\\s${INVISIBLE}]`, 'u');
/**
 * To the last visible character. With it go the invisible ones that make it what it is: an emoji's or a Han letter's variant, and
 * the tags that say whose flag a black one is.
 */
const toLastVisible = new RegExp(
  `^.*[^\\s${INVISIBLE}](?:(?<=(?!\\d)\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]|(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007F}]+)?`,
  'su',
);
/** Lone surrogates, code points that are no characters, and controls but tab and line end. */
const unreadable = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|[^\P{Control}\t\n\r]/u;
/** Embeddings, overrides and isolates: they turn around what stands beside them. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** The blocks of scripts that are written from right to left, and the marks of direction. */
const turnsAround =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\p{Bidi_Control}]/u;

/** False for a text with NUL, other control characters or halves of characters: nobody can read or mean those (D113). */
export function isReadable(text: string): boolean {
  return !unreadable.test(text);
}

/** Whether there are characters that show nothing, or only a blank; ordinary blanks do not count. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * What is stored of a text (D58, D60a, D113): NFC, line ends as `\n`, no direction controls, nothing invisible at the ends. A text
 * of blanks and invisible characters only becomes `''`, and "required" refuses it. Inside emoji and words nothing changes.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(directionControls, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC');
  const start = plain.search(visible);
  return start < 0 ? '' : (toLastVisible.exec(plain.slice(start))?.[0] ?? '');
}

/** {@link normalizeText} as one line: line ends and tabs inside become one space, other blanks stay as typed. */
export function normalizeLine(text: string): string {
  return normalizeText(text)
    .split(/[\t\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** {@link normalizeText} with every run of blanks or line ends as one space (D56). */
export function collapseBlanks(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ');
}

/** One password whatever keyboard it was typed on: NFC and nothing else, never trimmed (D59, D112). */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * A name or another text of a person, ready to stand in a sentence: one that reads from right to left, or could turn the words
 * around it, is wrapped in isolates (U+2068, U+2069). Any other comes back as it is. For showing, after {@link titleCase}; not for storing.
 */
export function isolate(text: string): string {
  return turnsAround.test(text) ? `\u2068${text.replace(directionControls, '')}\u2069` : text;
}

/** Full-width digits, which some keyboards type, as ASCII digits. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** The digits of a text, as ASCII. It drops all else: only for places where that is said to the person. */
export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** The number of characters as a person counts them for limits: Unicode code points (D56). */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Every word capitalised, blanks collapsed, accents and ñ right: `ñandú maría` → `Ñandú María` (D60a). Parts after a hyphen
 * are words; after an apostrophe too when two letters follow (`O'Higgins`, but `Toby's`). For showing, not for storing.
 */
export function titleCase(text: string): string {
  return collapseBlanks(text)
    .toLocaleLowerCase('es-AR')
    .replace(
      /(^|[\s-])([^\p{L}\p{N}\s-]*)(\p{L})/gu,
      (_, before: string, marks: string, letter: string) =>
        before + marks + letter.toLocaleUpperCase('es-AR'),
    )
    .replace(
      /(['’])(\p{L})(?=\p{L})/gu,
      (_, mark: string, letter: string) => mark + letter.toLocaleUpperCase('es-AR'),
    );
}

/** A text as search compares it: no accents (ñ is n), no case, blanks collapsed. Fold both sides. */
export function foldForSearch(text: string): string {
  return collapseBlanks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A pet's name as it stands in a sentence: in title case (D60a), and unable to turn the words around it (D113). */
export function petName(nombre: string): string {
  return isolate(titleCase(nombre));
}

/** A person's name as it stands in a sentence, by the rules of a pet's; empty when neither part is known. */
export function personName(nombre: string | null, apellido: string | null): string {
  return petName([nombre, apellido].filter(Boolean).join(' '));
}

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** Words as a sentence lists them: `Luna, Mishi y Toto`. */
export function listed(words: Iterable<string>): string {
  return list.format(words);
}

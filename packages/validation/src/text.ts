/**
 * Characters shown as nothing or as a blank, though Unicode counts some as letters: soft hyphen, zero-width marks, Hangul
 * fillers.
 */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}\\u2800\\u{13441}\\u{13442}\\u{16FE4}\\u{1D159}';
const invisible = new RegExp(`[${INVISIBLE}]`, 'u');
const visible = new RegExp(`[^\\s${INVISIBLE}]`, 'u');
/**
 * Matches to the last visible character, with the invisible ones that belong to it: variation selectors of emoji and Han letters,
 * tags of flags.
 */
const toLastVisible = new RegExp(
  `^.*[^\\s${INVISIBLE}](?:(?<=(?!\\d)\\p{Emoji})[\\uFE0E\\uFE0F]|(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]|(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007F}]+)?`,
  'su',
);
/** Lone surrogates, noncharacters, and controls but tab and line end. */
const unreadable = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|[^\P{Control}\t\n\r]/u;
/** Embeddings, overrides and isolates, which reorder the text around them. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;
/** Right-to-left scripts and direction marks. */
const turnsAround =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\p{Bidi_Control}]/u;

/** False for text with NUL, other control characters or lone surrogates (D113). */
export function isReadable(text: string): boolean {
  return !unreadable.test(text);
}

/** Whether there are invisible characters; ordinary blanks do not count. */
export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/**
 * A text as stored (D58, D60a, D113): NFC, line ends as `\n`, no direction controls, no invisible characters at the ends. A text
 * without visible characters becomes `''`.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replace(directionControls, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .normalize('NFC');
  const start = plain.search(visible);
  return start < 0 ? '' : (toLastVisible.exec(plain.slice(start))?.[0] ?? '');
}

/** {@link normalizeText} as one line: line ends and tabs become one space, other blanks stay. */
export function normalizeLine(text: string): string {
  return normalizeText(text)
    .split(/[\t\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** {@link normalizeText} with every run of whitespace as one space (D56). */
export function collapseBlanks(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ');
}

/** NFC, so that every keyboard gives the same password; never trimmed (D59, D112). */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/**
 * Wraps a right-to-left text in isolates (U+2068, U+2069), so that it does not reorder the sentence around it. For display, after
 * {@link titleCase}; not for storage.
 */
export function isolate(text: string): string {
  return turnsAround.test(text) ? `\u2068${text.replace(directionControls, '')}\u2069` : text;
}

/** Converts full-width digits, which some keyboards type. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/** The digits of a text, as ASCII. */
export function onlyDigits(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '');
}

/** Unicode code points (D56). */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/**
 * Capitalises every word and collapses blanks: `ñandú maría` → `Ñandú María` (D60a). Parts after a hyphen are words; after an
 * apostrophe too when two letters follow (`O'Higgins`, but `Toby's`). For display, not for storage.
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

/** For search: no accents (ñ becomes n), no case, blanks collapsed. Fold both sides. */
export function foldForSearch(text: string): string {
  return collapseBlanks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A pet's name for display: title case (D60a), isolated (D113). */
export function petName(nombre: string): string {
  return isolate(titleCase(nombre));
}

/** A person's name for display, like a pet's; empty when neither part is known. */
export function personName(nombre: string | null, apellido: string | null): string {
  return petName([nombre, apellido].filter(Boolean).join(' '));
}

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' });

/** `Luna, Mishi y Toto`. */
export function listed(words: Iterable<string>): string {
  return list.format(words);
}

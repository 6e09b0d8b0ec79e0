/** What runs programs, embeds files or leaves the document. An `OpenAction` alone only says where reading starts. */
export const ACTIVE_NAMES = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
] as const;

const KNOWN = new Set<string>([
  ...ACTIVE_NAMES,
  'Encrypt',
  'ObjStm',
  'First',
  'N',
  'Filter',
  'DecodeParms',
  'DP',
  'Crypt',
  'F',
]);

const PERCENT = 0x25;
const OPEN = 0x28;
const CLOSE = 0x29;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
/** Ends a name, like blanks: ( ) / < > [ ] { } % */
const DELIMITERS = new Set([OPEN, CLOSE, SLASH, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, PERCENT]);
const SPACE = 0x20;
/** Longer names are ignored. */
const LONGEST = 127;

/** Adds a text's names to a set as readers decode them: `/J#61vaScript` is `JavaScript`. Ignores names within strings and comments. */
export function collectNames(text: string, names: Set<string>): void {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === OPEN) at = endOfString(text, at);
    else if (code === PERCENT) at = endOfLine(text, at);
    else if (code === SLASH) {
      const end = endOfName(text, at + 1);
      const name = unescaped(text.slice(at + 1, end));
      if (KNOWN.has(name)) names.add(name);
      at = end;
    } else at += 1;
  }
}

/** Strings nest; a bracket after a backslash does not count. */
function endOfString(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPEN) depth += 1;
    else if (code === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function endOfName(text: string, start: number): number {
  let at = start;
  while (at < text.length && at - start < LONGEST) {
    const code = text.charCodeAt(at);
    if (code <= SPACE || DELIMITERS.has(code)) break;
    at += 1;
  }
  return at;
}

function unescaped(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

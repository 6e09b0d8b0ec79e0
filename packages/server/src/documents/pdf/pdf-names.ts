const PERCENT = 0x25;
const OPEN = 0x28;
const CLOSE = 0x29;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
/** What ends a name besides blanks: ( ) / < > [ ] { } % */
const DELIMITERS = new Set([OPEN, CLOSE, SLASH, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, PERCENT]);
const SPACE = 0x20;
/** A name that is longer is none that matters here. */
const LONGEST = 127;

/**
 * Adds the names of a piece of PDF syntax to a set, as a reader understands them: `/J#61vaScript` is `JavaScript`, and what
 * looks like a name within a string or a comment is none.
 */
export function collectNames(text: string, names: Set<string>): void {
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === OPEN) at = endOfString(text, at);
    else if (code === PERCENT) at = endOfLine(text, at);
    else if (code === SLASH) {
      const end = endOfName(text, at + 1);
      names.add(unescaped(text.slice(at + 1, end)));
      at = end;
    } else at += 1;
  }
}

/** Strings nest; a bracket behind a backslash does not count. */
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

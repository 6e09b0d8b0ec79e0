const LONGEST = 75;
const CRLF = '\r\n';

/** Folds the lines of a calendar by octets, never within a character (RFC 5545 §3.1). */
export function foldLines(text: string): string {
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '');
  return unfolded.split(CRLF).map(foldLine).join(CRLF);
}

function foldLine(line: string): string {
  // An ASCII line, as most are, has as many octets as code units.
  if (line.length <= LONGEST && isAscii(line)) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function isAscii(line: string): boolean {
  for (let at = 0; at < line.length; at += 1) if (line.charCodeAt(at) > 0x7f) return false;
  return true;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

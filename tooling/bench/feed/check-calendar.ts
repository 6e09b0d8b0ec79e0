const LONGEST = 75;

/** Faults of a calendar's bytes (RFC 5545) that parsers tolerate. */
export function faultsOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = text.split('\r\n');
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  const uids = unfolded.filter((line) => line.startsWith('UID:'));
  return [
    ...(text.startsWith('BEGIN:VCALENDAR\r\n') ? [] : ['does not begin as a calendar']),
    ...(text.endsWith('END:VCALENDAR\r\n') ? [] : ['does not end as a calendar']),
    ...(text.includes('\uFFFD') ? ['a character was cut'] : []),
    ...(/[^\r]\n|\r[^\n]/.test(text) ? ['a bare line end'] : []),
    ...(new Set(uids).size === uids.length ? [] : ['a UID twice']),
    ...lines.filter((line) => octets(line) > LONGEST).map((line) => `too long: ${line}`),
    ...unfolded.filter((line) => !isRight(line)).map((line) => `not right: ${line}`),
  ];
}

function octets(line: string): number {
  return new TextEncoder().encode(line).length;
}

function isRight(line: string): boolean {
  if (!/^[A-Z-]+(;[A-Z-]+=[^:;]+)*:./.test(line)) return false;
  if (line.startsWith('DTSTAMP')) return /^DTSTAMP:\d{8}T\d{6}Z$/.test(line);
  if (line.startsWith('DTSTART;VALUE=DATE')) return /^DTSTART;VALUE=DATE:\d{8}$/.test(line);
  if (line.startsWith('DTSTART;TZID')) return /:\d{8}T\d{6}$/.test(line);
  if (line.startsWith('SUMMARY')) return !/[,;\\]/.test(line.slice(8).replaceAll(/\\[\\,;n]/g, ''));
  return true;
}

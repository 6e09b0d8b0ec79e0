import type { Log } from '@huella/server';
import { writeStdoutLine } from './stdout-lines.ts';

type Fields = Readonly<Record<string, string | number | boolean>>;
type Level = 'info' | 'error';
type Write = (line: string) => void;
type Format = (level: Level, event: string, fields: Fields, time: Date) => string;

/** Structured log lines: JSON for machines, one readable line on a terminal. Holds nothing of a person. */
export function createLog(format: 'json' | 'pretty', write: Write = writeStdoutLine): Log {
  const toLine = format === 'json' ? jsonLine : prettyLine;
  return {
    info: (event, fields = {}) => write(toLine('info', event, fields, new Date())),
    error: (event, fields = {}) => write(toLine('error', event, fields, new Date())),
  };
}

const jsonLine: Format = (level, event, fields, time) =>
  JSON.stringify({ time: time.toISOString(), level, event, ...fields });

const prettyLine: Format = (level, event, fields, time) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${oneLine(String(value))}`);
  return [time.toISOString().slice(11, 19), level.padEnd(5), event, ...pairs].join(' ');
};

/** Keeps a value from opening a second line that looks like a log line of ours. */
function oneLine(text: string): string {
  return /[\s"\p{Cc}]/u.test(text) ? JSON.stringify(text) : text;
}

import type { Log } from '@huella/server';
import { writeStdoutLine } from './stdout-lines.ts';

type Fields = Readonly<Record<string, string | number | boolean>>;
type Level = 'info' | 'error';
/** Formats lines when written: many at once cost a fraction of each alone. */
type Write = (line: () => string) => void;
type Format = (level: Level, event: string, fields: Fields, time: Date) => string;

/** JSON for machines, a readable line on a terminal. Never contains personal data. */
export function createLog(format: 'json' | 'pretty', write: Write = writeStdoutLine): Log {
  const toLine = format === 'json' ? jsonLine : prettyLine;
  const add = (level: Level, event: string, fields: Fields) => {
    const time = new Date();
    write(() => toLine(level, event, fields, time));
  };
  return {
    info: (event, fields = {}) => add('info', event, fields),
    error: (event, fields = {}) => add('error', event, fields),
  };
}

const jsonLine: Format = (level, event, fields, time) =>
  JSON.stringify({ time: time.toISOString(), level, event, ...fields });

const prettyLine: Format = (level, event, fields, time) => {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${oneLine(String(value))}`);
  return [time.toISOString().slice(11, 19), level.padEnd(5), event, ...pairs].join(' ');
};

/** Keeps a value from forging a log line. */
function oneLine(text: string): string {
  return /[\s"\p{Cc}]/u.test(text) ? JSON.stringify(text) : text;
}

import { call, report, withPapersPage, type Paper } from './papers-page.ts';
import { FISCAL_CODE, invoices, mustBeRead } from './drawn-invoices.ts';

/** The phone's slowdown, and the milliseconds to read a photo on it. */
const SLOWDOWN = 4;
const READING = 400;

interface Times {
  decode: number;
  check: number;
  read: number;
  codes: string[];
}

/**
 * Reads the fiscal code of 36 drawn invoices and of six PDFs. Browsers do not throttle workers, so the fastest round is
 * multiplied by the slowdown.
 */
export async function benchInvoices(): Promise<number> {
  return withPapersPage(async (page) => {
    const results: { invoice: Paper; times: Times }[] = [];
    for (const invoice of invoices)
      results.push({ invoice, times: await call<Times>(page, 'time', invoice, 3) });
    const scans = invoices
      .filter(mustBeRead)
      .filter((_, at) => at % 4 === 0)
      .slice(0, 6);
    const scanned: string[][] = [];
    for (const scan of scans) scanned.push(await call<string[]>(page, 'readScan', scan));
    const readable = results.filter(({ invoice }) => mustBeRead(invoice));
    const missed = readable.filter(({ times }) => !times.codes.includes(FISCAL_CODE));
    const wrong = results.flatMap(({ invoice, times }) => times.codes.filter((text) => !isOn(invoice, text)));
    const slowest = (part: 'decode' | 'check' | 'read') =>
      Math.round(SLOWDOWN * Math.max(...readable.map(({ times }) => times[part])));
    const slow = readable.toSorted((one, other) => other.times.read - one.times.read).slice(0, 3);
    for (const { invoice, times } of slow)
      console.log(
        'slowest:',
        Math.round(times.read),
        JSON.stringify({ ...invoice, code: invoice.code?.module }),
      );
    for (const { invoice } of missed)
      console.log('not read:', JSON.stringify({ ...invoice, code: invoice.code?.module }));
    return report(`36 invoices and 6 scanned PDFs, times of a phone ÷ ${SLOWDOWN} (ms)`, [
      {
        figure: 'readable invoices that were not read',
        measured: missed.length,
        of: readable.length,
        bar: 0,
        met: missed.length === 0,
      },
      { figure: 'wrong values', measured: wrong.length, of: results.length, bar: 0, met: wrong.length === 0 },
      {
        figure: 'PDFs that were not read',
        measured: scanned.filter((codes) => !codes.includes(FISCAL_CODE)).length,
        of: scans.length,
        bar: 0,
        met: scanned.every((codes) => codes.includes(FISCAL_CODE)),
      },
      { figure: 'slowest reading', measured: slowest('read'), bar: READING, met: slowest('read') <= READING },
      { figure: 'decoding before it', measured: slowest('decode') },
      { figure: 'checking before it', measured: slowest('check') },
    ]);
  });
}

function isOn({ code, secondCode }: Paper, text: string): boolean {
  return text === code?.text || text === secondCode?.text;
}

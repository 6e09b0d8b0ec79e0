import { benchApi } from './api/api.ts';
import { benchCalendar } from './calendar/calendar.ts';
import { benchClaims } from './claims/claims.ts';
import { benchFeed } from './feed/feed.ts';
import { benchFirstUse } from './first-use/first-use.ts';
import { benchFood } from './food/food.ts';
import { benchFuzz } from './fuzz/fuzz.ts';
import { benchKills } from './kills/kills.ts';
import { benchOutbox } from './outbox/outbox.ts';
import { benchBlur } from './papers/blur.ts';
import { benchFrames } from './frames/frames.ts';
import { benchInvoices } from './papers/invoices.ts';
import { benchPapers } from './papers/papers.ts';
import { benchProcesses } from './several-processes/several-processes.ts';
import { benchReadable } from './papers/readable.ts';
import { benchReminders } from './reminders/reminders.ts';
import { benchScale } from './scale/scale.ts';
import { benchSoak } from './soak/soak.ts';
import { benchUpload } from './upload/upload.ts';
import { benchUploads } from './uploads/uploads.ts';
import { benchWeb } from './web/web.ts';

const ROUNDS = 7;
const BENCHES = new Map([
  ['api', benchApi],
  ['web', benchWeb],
  ['first-use', benchFirstUse],
  ['frames', benchFrames],
  ['upload', benchUpload],
  ['calendar', benchCalendar],
  ['claims', benchClaims],
  ['outbox', benchOutbox],
  ['feed', benchFeed],
  ['food', benchFood],
  ['uploads', benchUploads],
  ['invoices', benchInvoices],
  ['blur', benchBlur],
  ['readable', benchReadable],
  ['papers', benchPapers],
  ['reminders', benchReminders],
]);
/** Benches of many minutes, which only run by name. */
const LONG_BENCHES = new Map([
  ['fuzz', benchFuzz],
  ['kills', benchKills],
  ['processes', benchProcesses],
  ['scale', benchScale],
  ['soak', benchSoak],
]);

/**
 * `npm run bench -- [name] [--assert]`: all of the shorter ones unless some are named; with `--assert` a missed bar is exit code
 * 1.
 */
const named = [...BENCHES, ...LONG_BENCHES].filter(([name]) => process.argv.slice(2).includes(name));
const chosen = named.length > 0 ? named : [...BENCHES];

let missed = 0;
for (const [, bench] of chosen) missed += await bench(ROUNDS);
if (process.argv.includes('--assert') && missed > 0) process.exitCode = 1;

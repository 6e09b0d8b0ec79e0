import { onTestFinished } from 'vitest';
import { FIXED_NOW } from '../test-app/fixed-now.ts';
import { freezeDate } from '../test-app/freeze-date.ts';

export function moveClock(seconds: number): void {
  onTestFinished(freezeDate(new Date(FIXED_NOW.getTime() + seconds * 1_000)));
}

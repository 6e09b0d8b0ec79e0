import { addDays, type Day, argentineDayOf } from './day.ts';
import { isWorkingDay } from './holidays.ts';

function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

/** The Argentine day `count` working days later (D74). An instant on a day off counts from the next working day. */
export function workingDaysAfter(instant: Date, count: number): Day {
  const from = argentineDayOf(instant);
  let day = isWorkingDay(from) ? from : nextWorkingDay(from);
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(day);
  return day;
}

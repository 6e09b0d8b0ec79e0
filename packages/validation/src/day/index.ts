export {
  addDays,
  addMonths,
  addMonthsClamped,
  addYears,
  ageOn,
  compareDays,
  type Day,
  daysBetween,
  formatDay,
  isDay,
  parseDay,
  toDayMonthYear,
  todayInArgentina,
} from './day.ts';
export { isWorkingDay } from './holidays.ts';
export { workingDaysAfter } from './working-days.ts';

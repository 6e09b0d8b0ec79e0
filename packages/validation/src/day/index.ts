export { ageOn } from './age.ts';
export {
  addDays,
  addMonths,
  addMonthsClamped,
  addYears,
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

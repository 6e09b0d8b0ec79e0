export {
  addDays,
  addMonths,
  addMonthsClamped,
  addYears,
  ageOn,
  argentineDayOf,
  compareDays,
  type Day,
  daysBetween,
  formatDay,
  formatInstantDay,
  isDay,
  parseDay,
  toDayMonthYear,
  todayInArgentina,
} from './day.ts';
export { isWorkingDay } from './holidays.ts';
export { workingDaysAfter } from './working-days.ts';

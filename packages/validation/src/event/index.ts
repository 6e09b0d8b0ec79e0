export { EVENT_DESCRIPTION_MAXIMUM, type EventForm, eventSchema, type ValidEvent } from './event.ts';
export {
  argentineMoment,
  compareMoments,
  dayOfMoment,
  instantOf,
  isTime,
  type Moment,
  momentOf,
  timeOfMoment,
} from './moment.ts';
export { EVENT_STEP, eventRange, firstDayAhead, isOnStep, type MomentRange } from './range.ts';

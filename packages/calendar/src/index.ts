export { birthdayOfId, birthdaysOf, type BornPet } from './birthdays.ts';
export { followUpDayOf, openFollowUps, type EventCatalogues, type FollowUp } from './follow-ups.ts';
export { calendarItems, type CalendarItem, type ItemState } from './items.ts';
export { isOwnKind, kindsOf } from './kinds.ts';
export { isYoung, keepAnniversary, proposeFollowUp, type Given } from './propose-follow-up.ts';
export { fitsAnimal, isUnsafeForCats } from './unsafe-for-cats.ts';

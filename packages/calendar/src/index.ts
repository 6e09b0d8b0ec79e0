export { birthdayOfId, birthdaysOf, type BornPet } from './birthdays.ts';
export { followUpDayOf, openFollowUps, type FollowUp } from './follow-ups.ts';
export { calendarItems, type CalendarItem, type ItemState } from './items.ts';
export { isOwnKind, kindsOf } from './kinds.ts';
export type { EventCatalogues } from './needs.ts';
export { careProposals, type CareProposal } from './proposals/care-proposals.ts';
export type { CareHistory, CareNeed, CareReason } from './proposals/care-pet.ts';
export { isYoung, keepAnniversary, proposeFollowUp, type Given } from './propose-follow-up.ts';
export { fitsAnimal, isUnsafeForCats } from './unsafe-for-cats.ts';

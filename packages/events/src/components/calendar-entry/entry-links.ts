/** What the links of a list of the calendar keep, where the list stays in sight beside the event. */
export interface EntryLinks {
  /** The search of the list's place, which the event's address keeps. */
  readonly search: string;
  /** The event that is shown; undefined while none is. */
  readonly currentId: number | undefined;
}

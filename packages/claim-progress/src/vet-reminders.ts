/** When a vet is reminded of a form, in hours after the owner last sent it (D89). */
export const VET_REMINDER_HOURS = [48, 5 * 24] as const;

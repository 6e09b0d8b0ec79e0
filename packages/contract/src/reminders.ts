import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { reminderKind } from './events.ts';

/** Days before the end of a bag that its owner is warned (D108). */
const foodLeadDays = z.int().check(z.minimum(1), z.maximum(30));
export const DEFAULT_FOOD_LEAD_DAYS = 5;

export const reminderSettings = z.object({
  tipos: z.record(reminderKind, z.boolean()),
  dias_alimento: foodLeadDays,
});
export type ReminderSettings = z.infer<typeof reminderSettings>;

export const getReminderSettings = defineCall({
  id: 'getReminderSettings',
  summary: 'Of which kinds the caller is reminded (D105)',
  method: 'GET',
  path: '/app/user/recordatorios',
  access: 'owner',
  status: 200,
  response: reminderSettings,
  errors: [],
});

export const updateReminderSettings = defineCall({
  id: 'updateReminderSettings',
  summary: 'Switch kinds of reminders on or off; what is not named stays as it is',
  method: 'PUT',
  path: '/app/user/recordatorios',
  access: 'owner',
  body: z.object({
    tipos: z.optional(z.partialRecord(reminderKind, z.boolean())),
    dias_alimento: z.optional(foodLeadDays),
  }),
  status: 200,
  response: reminderSettings,
  errors: [],
});

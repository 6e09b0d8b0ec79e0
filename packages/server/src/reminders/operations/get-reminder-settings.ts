import * as calls from '@huella/contract/reminders';
import { ok, operation } from '../../http/operation.ts';
import { findReminderSettings } from '../repositories/reminder-settings.ts';

export const getReminderSettings = operation({
  call: calls.getReminderSettings,
  async handle({ ports, accountId }) {
    return ok(await findReminderSettings(ports.db, accountId));
  },
});

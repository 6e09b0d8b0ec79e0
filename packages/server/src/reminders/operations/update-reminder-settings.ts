import * as calls from '@huella/contract/reminders';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { ok, operation } from '../../http/operation.ts';
import { findReminderSettings, setFoodLeadDays, switchReminders } from '../repositories/reminder-settings.ts';

export const updateReminderSettings = operation({
  call: calls.updateReminderSettings,
  handle({ accountId, body: { tipos = {}, dias_alimento }, transact }) {
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      await switchReminders(tx, accountId, tipos);
      if (dias_alimento !== undefined) await setFoodLeadDays(tx, accountId, dias_alimento);
      return ok(await findReminderSettings(tx, accountId));
    });
  },
});

import * as calls from '@huella/contract/calendar-feed';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { fieldText } from '../../copy.ts';
import { invalidFields } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { listBirthdayPets } from '../../events/repositories/birthday-pets.ts';
import { feedToWire } from '../feed-to-wire.ts';
import { newFeedSecret } from '../new-feed-secret.ts';
import { saveFeed } from '../repositories/calendar-feeds.ts';

export const setCalendarFeed = operation({
  call: calls.setCalendarFeed,
  async handle({ ports, accountId, body, transact }) {
    const secret = await newFeedSecret(ports.vault);
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      const petIds = new Set(
        (await listBirthdayPets(tx, { accountId, petId: undefined })).map(({ id }) => id),
      );
      if (body.mascotas?.some((id) => !petIds.has(id)))
        throw invalidFields({ path: 'mascotas', code: 'unknown', message: fieldText.feedPets });
      await saveFeed(tx, accountId, body, secret);
      return ok(await feedToWire({ ...ports, db: tx }, accountId));
    });
  },
});

import * as calls from '@huella/contract/calendar-feed';
import { ApiError } from '../../http/api-error.ts';
import { operation } from '../../http/operation.ts';
import { consume, limits } from '../../limits/limits.ts';
import { calendarFileReply } from '../calendar-file-reply.ts';
import { feedFile } from '../feed-file.ts';
import { choiceOf, findFeedBySecret, recordReading } from '../repositories/calendar-feeds.ts';

const SUFFIX = '.ics';

export const readCalendarFeed = operation({
  call: calls.readCalendarFeed,
  async handle({ ports, ip, params: { file }, today, now }) {
    await consume(ports, limits.feedByIp, ip);
    const feed = await findFeedBySecret(ports.db, file.slice(0, -SUFFIX.length));
    if (!feed) throw new ApiError('not_found');
    await consume(ports, limits.feedBySecret, feed.secret_hash);
    const { account_id: accountId } = feed;
    const bytes = await feedFile(ports, { accountId, today }, choiceOf(feed));
    await recordReading(ports.db, feed, now);
    return calendarFileReply(bytes, 'mascotas.ics');
  },
});

import * as calls from '@huella/contract/calendar-feed';
import { ApiError } from '../../http/api-error.ts';
import { operation } from '../../http/operation.ts';
import { calendarFileReply } from '../calendar-file-reply.ts';
import { eventFile } from '../feed-file.ts';

export const getEventFile = operation({
  call: calls.getEventFile,
  async handle({ ports, accountId, params: { id }, today }) {
    const bytes = await eventFile(ports, { accountId, today }, id);
    if (bytes === null) throw new ApiError('not_found');
    return calendarFileReply(bytes, `evento-${Math.abs(id)}.ics`);
  },
});

import { hashOfBytes } from '../auth/secret.ts';
import { attachment } from '../claims/file-name.ts';
import { taggedBytes, type OperationResult } from '../http/operation.ts';

/** A calendar file; 304 if the client has it already. */
export async function calendarFileReply(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<OperationResult<Uint8Array<ArrayBuffer>>> {
  const { headers, ...reply } = taggedBytes(bytes, await hashOfBytes(bytes));
  const fileHeaders = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': attachment(fileName),
  };
  return { ...reply, headers: { ...headers, ...fileHeaders } };
}

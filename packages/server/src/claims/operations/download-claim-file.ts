import * as calls from '@huella/contract/claim-files';
import { readBlob } from '../../blobs/read-blob.ts';
import { ApiError } from '../../http/api-error.ts';
import { operation } from '../../http/operation.ts';
import { isLinkValid } from '../file-link.ts';
import { attachment } from '../file-name.ts';
import { claimFileKey } from '../repositories/claim-file-area.ts';
import { findFile } from '../repositories/claim-files.ts';

/** Keeps browsers from rendering the file as a page of ours. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

export const downloadClaimFile = operation({
  call: calls.downloadClaimFile,
  async handle({ ports, params: { id }, query: { vence = '', firma = '' }, now }) {
    if (!(await isLinkValid(ports, { id, vence, firma }, now))) throw new ApiError('not_found');
    const file = await findFile(ports.db, id);
    const blob = file && (await readBlob(ports, claimFileKey(file.account_id, file.kept_hash)));
    if (!file || !blob) throw new ApiError('not_found');
    const headers = {
      'Content-Type': file.format,
      'Content-Disposition': attachment(file.file_name),
      'Content-Security-Policy': SANDBOX,
    };
    return { status: 200, body: blob.bytes, headers };
  },
});

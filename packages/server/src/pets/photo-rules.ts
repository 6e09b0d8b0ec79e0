import { fieldText } from '../copy.ts';
import type { Rules } from '../http/operation.ts';

/** A form without a file says so in words; what the file is worth its bytes say later. */
export const photoRules: Rules<null> = ({ pic }) =>
  pic instanceof Blob
    ? { input: null, fields: [] }
    : { fields: [{ path: 'pic', code: 'missing', message: fieldText.photo.missing }] };

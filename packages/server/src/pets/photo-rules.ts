import { fieldText } from '../copy.ts';
import type { Rules } from '../http/operation.ts';

export const photoRules: Rules<null> = ({ pic }) =>
  pic instanceof Blob
    ? { input: null, fields: [] }
    : { fields: [{ path: 'pic', code: 'missing', message: fieldText.photo.missing }] };

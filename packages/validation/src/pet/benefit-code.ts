import * as z from 'zod/mini';
import { textMessages } from '../messages.ts';
import { optionalText, singleLine } from '../rules.ts';

const CODE_MAXIMUM = 50;

/** Specification §4 *Add pet*. */
export const benefitCodeSchema = z.object({
  codigo_vendedor: optionalText(singleLine(), CODE_MAXIMUM, textMessages.tooLong),
});

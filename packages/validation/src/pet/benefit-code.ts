import * as z from 'zod/mini';
import { addressMessages } from '../messages.ts';
import { optionalText, typedLine } from '../rules.ts';

const CODE_MAXIMUM = 50;

/** Specification §4 *Add pet*. */
export const benefitCodeSchema = z.object({
  codigo_vendedor: optionalText(typedLine(), CODE_MAXIMUM, addressMessages.tooLong),
});

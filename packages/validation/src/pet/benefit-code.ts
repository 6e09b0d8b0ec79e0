import * as z from 'zod/mini';
import { addressMessages } from '../messages.ts';
import { optionalText, typedLine } from '../rules.ts';

const CODE_MAXIMUM = 50;

/** The benefit code that may go with a new pet (specification §4 *Add pet*); null when there is none. */
export const benefitCodeSchema = z.object({
  codigo_vendedor: optionalText(typedLine(), CODE_MAXIMUM, addressMessages.tooLong),
});

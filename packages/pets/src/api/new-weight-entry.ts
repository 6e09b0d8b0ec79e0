import type { RequestInput, Sending } from '@huella/api-client';
import type { createWeightEntry } from '@huella/contract/pets';

/** The body of POST /app/user/mascotas/historial-peso: kilograms, and the Argentine day of the weighing (D15). */
export type NewWeightEntryBody = RequestInput<typeof createWeightEntry>['body'];

/** A weighing to send. */
export type NewWeightEntry = Sending<NewWeightEntryBody>;

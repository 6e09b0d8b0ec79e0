import type { RequestInput, Sending } from '@huella/api-client';
import type { createWeightEntry } from '@huella/contract/pets';

/** A weighing to send (POST /app/user/mascotas/historial-peso): kilograms, and the Argentine day of it (D15). */
export type NewWeightEntry = Sending<RequestInput<typeof createWeightEntry>['body']>;

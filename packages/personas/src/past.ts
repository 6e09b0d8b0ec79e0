import type { Ports } from '@huella/server';
import type { PersonaName } from './personas.ts';

/** Whose past is made, and on which server. */
export interface Past {
  readonly ports: Ports;
  /** Where the server seems to be, without a trailing slash. */
  readonly origin: string;
  readonly person: PersonaName;
}

import type { Ports } from '@huella/server';
import type { PersonaName } from './personas.ts';

export interface HistoryContext {
  readonly ports: Ports;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly person: PersonaName;
}

import type { Generated } from 'kysely';
import type { Instant } from './columns.ts';

/** Botón de baja and Botón de arrepentimiento (Disposición 954/2025), made with or without an account. */
export interface LegalRequestsTable {
  id: Generated<number>;
  kind: 'BAJA' | 'ARREPENTIMIENTO';
  code: string;
  nombre: string;
  dni: string;
  email: string;
  policy_number: string | null;
  reason: string | null;
  estado: 'PENDIENTE' | 'RESUELTA';
  created_at: Instant;
  resolved_at: Instant | null;
}

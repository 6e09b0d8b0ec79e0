import type { Generated } from 'kysely';
import type { DayText, Instant } from './columns.ts';

export interface PersonsTable {
  id: Generated<number>;
  account_id: number;
  nombre: string;
  apellido: string;
  dni: string;
  tel_celular: string;
  fecha_nacimiento: DayText;
  genero: 'F' | 'M';
  direccion: string;
  numero: string;
  piso: string | null;
  departamento: string | null;
  locality_id: number;
  created_at: Instant;
}

import { randomUUID } from 'node:crypto';

export function somebody() {
  return { email: `ana.${randomUUID().slice(0, 8)}@correo.example`, password: 'secreto-123' };
}

export type Somebody = ReturnType<typeof somebody>;

import { openConnection, type Connection, type RawRequest } from '../api/connection.ts';
import { signUp } from '../api/sign-up.ts';

const WRITE_EACH = 5;
const READS = ['/app/user/mascotas', '/app/user/notificaciones', '/app/user/datospagos'];

export interface Client {
  readonly email: string;
  readonly connections: readonly Connection[];
  readonly next: () => RawRequest;
}

export async function newClient(urls: readonly string[], name: string): Promise<Client> {
  const authorization = `Bearer ${await signUp(urls[0] ?? '', name)}`;
  let count = 0;
  return {
    email: `${name}@bench.example`,
    connections: await Promise.all(urls.map((url) => openConnection(url))),
    next: () => {
      count += 1;
      if (count % WRITE_EACH === 0) return choose(authorization, count % 2 ? ['Alimento'] : []);
      return { method: 'GET', path: READS[count % READS.length] ?? '', headers: { authorization } };
    },
  };
}

/** A write that adds no row, so that reads stay the same in every round. */
function choose(authorization: string, tipos: readonly string[]): RawRequest {
  const headers = { authorization, 'content-type': 'application/json' };
  const path = '/app/user/notificaciones/preferencias';
  return { method: 'PUT', path, headers, body: JSON.stringify({ tipos }) };
}

import { deliverOutbox, type Ports } from '@huella/server';

/** Sends every mail that is due, and not only the first of them: a story of several days leaves many. */
export async function deliverAll(ports: Ports): Promise<void> {
  const { sent } = await deliverOutbox(ports);
  if (sent > 0) await deliverAll(ports);
}

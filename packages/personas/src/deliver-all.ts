import { deliverOutbox, type Ports } from '@huella/server';

export async function deliverAll(ports: Ports): Promise<void> {
  const { sent } = await deliverOutbox(ports);
  if (sent > 0) await deliverAll(ports);
}

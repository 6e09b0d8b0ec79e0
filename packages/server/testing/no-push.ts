import type { PushTransport } from '@huella/server';

/** A push service for tests in which nobody subscribes. */
export const noPush: PushTransport = {
  publicKey: null,
  accepts: () => false,
  send: () => Promise.resolve('delivered'),
};

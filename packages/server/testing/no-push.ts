import type { PushTransport } from '@huella/server';

export const noPush: PushTransport = {
  publicKey: null,
  accepts: () => false,
  send: () => Promise.resolve('delivered'),
};

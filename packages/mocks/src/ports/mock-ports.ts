import type { Log, Ports } from '@huella/server';
import { loadJpegModules } from '@huella/personas/jpeg-modules';
import { createDocumentProcessor } from '@huella/server/documents';
import { createImageProcessor } from '@huella/server/images';
import { codecs } from '#codecs';
import type { Memory } from '../storage/persistence.ts';
import { cheapArgon2 } from './cheap-argon2.ts';
import { webCryptoVault } from './web-crypto-vault.ts';

/** Prints server errors where testers look and strict tests fail, and drops the rest. */
const consoleLog: Log = {
  info: () => {},
  // oxlint-disable-next-line no-console -- a mock has no other place to report a broken server
  error: (event, fields) => console.error(`server: ${event}`, fields ?? {}),
};

/** Constant, so that sessions outlive a reload. */
const ACCESS_TOKEN_KEY = new TextEncoder().encode('huella mock access tokens, protects nothing');

/** Shared by all mocks of a page; the WASM is loaded with the first file. */
const images = createImageProcessor(loadJpegModules);
const documents = createDocumentProcessor(codecs);

/** The server's ports within a page or a test. `origin` is the origin of app and server. */
export function createMockPorts({ database, mailbox, blobs, clock }: Memory, origin: string): Ports {
  return {
    db: database.db,
    clock,
    passwords: cheapArgon2,
    vault: webCryptoVault,
    blobs,
    images,
    documents,
    mail: mailbox,
    push: { publicKey: null, accepts: () => true, send: () => Promise.resolve('delivered') },
    log: consoleLog,
    config: {
      publicUrl: origin,
      webUrl: origin,
      supportEmail: 'ayuda@huella.test',
      corsOrigins: [],
      secure: false,
      trustProxy: false,
    },
    accessTokenKey: ACCESS_TOKEN_KEY,
  };
}

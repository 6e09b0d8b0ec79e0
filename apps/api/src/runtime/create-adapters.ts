import { join } from 'node:path';
import type { Log, Ports } from '@huella/server';
import { openBlobs } from '../adapters/blobs/open-blobs.ts';
import { createWorkerDocumentProcessor } from '../adapters/documents/worker-document-processor.ts';
import { createFolderMailTransport } from '../adapters/mail/folder-mail-transport.ts';
import { createSmtpMailTransport, type ClosableMailTransport } from '../adapters/mail/smtp-mail-transport.ts';
import { createPasswords } from '../adapters/passwords/argon2-passwords.ts';
import { createWorkerImageProcessor } from '../adapters/images/worker-image-processor.ts';
import { createWebPush } from '../adapters/push/web-push.ts';
import { createFolderSpool } from '../adapters/spool/folder-spool.ts';
import { createVault } from '../adapters/vault/aes-vault.ts';
import type { Settings } from '../config/settings.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** For people, without passwords. */
export interface Locations {
  readonly files: string;
  readonly mail: string;
}

type Adapters = Pick<
  Ports,
  'blobs' | 'spool' | 'clock' | 'passwords' | 'images' | 'documents' | 'push' | 'vault'
> & {
  readonly mail: ClosableMailTransport;
  readonly locations: Locations;
};

/** All adapters except the database. */
export function createAdapters(
  settings: Settings,
  secrets: Pick<Secrets, 'vaultKey' | 'previousVaultKeys' | 'vapid'>,
  log: Log,
): Adapters {
  const { blobs, location: files } = openBlobs(settings);
  const [mail, mailLocation] = makeMailTransport(settings);
  return {
    blobs,
    spool: createFolderSpool(join(settings.dataFolder, 'spool')),
    mail,
    push: createWebPush({ keys: secrets.vapid, subject: `mailto:${settings.supportEmail}` }),
    passwords: createPasswords(),
    images: createWorkerImageProcessor({ log }),
    documents: createWorkerDocumentProcessor({ log }),
    vault: createVault(secrets.vaultKey, secrets.previousVaultKeys),
    clock: { now: () => new Date() },
    locations: { files, mail: mailLocation },
  };
}

function makeMailTransport({ mail, dataFolder }: Settings): [ClosableMailTransport, string] {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined) return [createSmtpMailTransport(smtpUrl, from), `SMTP ${new URL(smtpUrl).host}`];
  const folder = join(dataFolder, 'outbox');
  return [createFolderMailTransport(folder, from), folder];
}

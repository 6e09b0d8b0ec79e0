import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeAtomically } from '../../files/write-atomically.ts';
import { toNodemailerOptions } from './to-nodemailer-options.ts';
import type { ClosableMailTransport } from './smtp-mail-transport.ts';

/** Without SMTP: writes `.eml` files, which mail programs open. A retry overwrites its file. */
export function createFolderMailTransport(folder: string, from: string): ClosableMailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (message) => {
      const { message: bytes } = await composer.sendMail(toNodemailerOptions(from, message));
      if (!Buffer.isBuffer(bytes)) throw new Error('The mail was not composed into a buffer');
      await writeAtomically(join(folder, fileName(message.messageId)), bytes, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

function fileName(messageId: string): string {
  return `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.eml`;
}

import type { MailTransport } from '@huella/server';
import { createTransport } from 'nodemailer';
import { toNodemailerOptions } from './to-nodemailer-options.ts';
import { mailFailureOf } from './mail-failure.ts';

export interface ClosableMailTransport extends MailTransport {
  close(): void;
}

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by SMTP (`smtp://` with STARTTLS if offered, `smtps://` with TLS from the start). */
export function createSmtpMailTransport(smtpUrl: string, from: string): ClosableMailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...limits });
  return {
    send: async (message) => {
      try {
        await transport.sendMail(toNodemailerOptions(from, message));
      } catch (error) {
        throw mailFailureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

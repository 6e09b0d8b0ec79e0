import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import { portOf } from '../../src/runtime/port-of.ts';
import { localhostCertificate } from './localhost-certificate.ts';

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Accepts the message and never responds. */
  isSilent?: boolean;
  breaksOff?: boolean;
  /** Begins a response and never ends it. */
  dripsBody?: boolean;
}

/** A fake push service over TLS, and a browser's subscription to it. */
export async function startPushReceiver() {
  const deliveries: Delivery[] = [];
  const answer: Answer = { status: 201, headers: {} };
  const server = createServer(localhostCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body: Buffer.concat(chunks) });
      if (answer.breaksOff) request.socket.destroy();
      if (answer.isSilent || answer.breaksOff) return;
      response.writeHead(answer.status, answer.headers);
      if (answer.dripsBody) response.write('and so on');
      else response.end();
    });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const port = portOf(server);
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const host = `localhost:${port}`;
  const subscription = JSON.stringify({ endpoint: `https://${host}/push/abc`, keys });
  return {
    host,
    deliveries,
    answer,
    subscription,
    browser,
    auth: keys.auth,
    agent: new Agent({ ca: localhostCertificate.cert }),
  };
}

import { createECDH, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import { portOf } from '../../src/runtime/port-of.ts';
import { localhostCertificate } from './localhost-certificate.ts';

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service over TLS in this process, and a browser's subscription to it. */
export async function startPushReceiver() {
  const deliveries: Delivery[] = [];
  const answer = { status: 201 };
  const server = createServer(localhostCertificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer.status).end();
    });
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const port = portOf(server);
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const subscription = JSON.stringify({ endpoint: `https://localhost:${port}/push/abc`, keys });
  return {
    deliveries,
    answer,
    subscription,
    browser,
    auth: keys.auth,
    agent: new Agent({ ca: localhostCertificate.cert }),
  };
}

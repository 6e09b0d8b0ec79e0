import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../src/runtime/port-of.ts';
import { newPerson } from './support/person.ts';
import { spawnServer } from './support/spawn-server.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Accepts all spans. */
async function startCollector() {
  const bodies: Promise<string>[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer((request, response) => {
    paths.add(request.url);
    response.setHeader('content-type', 'application/json').end('{}');
    bodies.push(text(request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${portOf(server)}`, bodies, paths };
}

test('a collector gets a span for each request, by its call, with nothing of a person', async () => {
  const { url, bodies, paths } = await startCollector();
  const server = await spawnServer({ DATA_DIR: temporaryFolder(), OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const { email } = await newPerson(server.url);
  expect(await server.end('SIGTERM')).toBe(0);
  expect([...paths]).toEqual(['/v1/traces']);
  const sent = (await Promise.all(bodies)).join('\n');
  expect(sent).toMatch(/"name":"register".*"http.response.status_code"/);
  expect(sent).toContain('"name":"login"');
  expect(sent).not.toContain(email);
});

test('a collector that is not there stops nothing', async () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1';
  const server = await spawnServer({ DATA_DIR: temporaryFolder(), OTEL_EXPORTER_OTLP_ENDPOINT });
  await newPerson(server.url);
  expect(await server.end('SIGTERM')).toBe(0);
});

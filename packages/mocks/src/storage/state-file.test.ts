import { listPets } from '@huella/contract/pets';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { createMemoryStorage } from './mock-storage.ts';
import { readStateFile, writeStateFile } from './state-file.ts';

test('a state goes through a file into another server, with its photos, and is kept there', async () => {
  const from = await createMockServer({ now: new Date('2026-03-05T10:00:00-03:00') });
  const { token } = await from.as('con-historia');
  const text = writeStateFile({ server: await from.capture(), device: { token } });
  const storage = createMemoryStorage();
  const to = await createMockServer({ storage });
  const { server, device } = readStateFile(text);
  await to.restore(server);
  const headers = { Authorization: `Bearer ${device['token']}` };
  const ask = (path: string) => to.fetch(new Request(`http://huella.test${path}`, { headers }));
  const [pet] = listPets.response.parse(await (await ask(listPets.path)).json());
  expect((await ask(pet?.foto_link ?? '')).headers.get('Content-Type')).toBe('image/jpeg');
  expect(to.clock.now()).toEqual(from.clock.now());
  expect(await storage.revision()).toBe(1);
});

test('another file is rejected in Spanish', () => {
  for (const text of ['', 'null', '{"format":"otro"}', '[]'])
    expect(() => readStateFile(text)).toThrow('El archivo no es un estado exportado por la consola de QA.');
});

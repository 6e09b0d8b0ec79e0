import { createMockServer } from '@huella/mocks';
import { expect, test } from 'vitest';
import { applyToolbars, personaOf } from './toolbars.ts';

test('the toolbar makes every call of a story fail and take its time', async () => {
  const server = await createMockServer();
  applyToolbars(server, { fault: '503', latency: '300' });
  const answer = await server.fetch(new Request('http://huella.test/web/planes'));
  expect(answer.status).toBe(503);
  expect(server.latency().all).toBe(300);
});

test('without a choice the story is as it says', async () => {
  const server = await createMockServer();
  applyToolbars(server, { fault: '', latency: '', persona: undefined });
  expect([server.pending(), server.latency().all, personaOf({ persona: '' })]).toEqual([[], 0, undefined]);
  expect(personaOf({ persona: 'asegurada' })).toBe('asegurada');
});

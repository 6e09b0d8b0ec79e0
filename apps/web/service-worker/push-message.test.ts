import { expect, test } from 'vitest';
import { pageOf, readPushMessage } from './push-message.ts';

const message = {
  marca: 'mark-1',
  id: 7,
  tipo: 'Siniestro',
  titulo: 'Su siniestro avanzó',
  texto: 'Toque para ver qué pasó.',
  ruta: '/tabs/siniestros/menu-siniestro/7',
};

test('a message that carries the mark of this browser is shown', () => {
  expect(readPushMessage(JSON.stringify(message), 'mark-1')).toEqual({
    title: 'Su siniestro avanzó',
    body: 'Toque para ver qué pasó.',
    path: '/tabs/siniestros/menu-siniestro/7',
  });
});

test.each([
  ['after a logout no mark is left', JSON.stringify(message), null],
  ['it was meant for who was signed in before', JSON.stringify(message), 'mark-2'],
  ['it carries no mark', JSON.stringify({ ...message, marca: undefined }), 'mark-1'],
  ['it is not JSON', 'hola', 'mark-1'],
  ['it is empty', '', 'mark-1'],
  ['it is not an object', 'null', 'mark-1'],
  ['it has no title', JSON.stringify({ ...message, titulo: 7 }), 'mark-1'],
])('N-C09G nothing is shown where %s', (_why, text, mark) => {
  expect(readPushMessage(text, mark)).toBeNull();
});

test.each(['https://evil.example/', '//evil.example', '/auth/logout', '/icon.svg', 7, undefined])(
  'a tap opens pages of the app alone: %j leads to the inbox',
  (ruta) => expect(pageOf(ruta)).toBe('/tabs/avisos'),
);

test('a tap opens what the message is about', () => {
  expect(pageOf('/tabs/historial?mascota=3')).toBe('/tabs/historial?mascota=3');
});

import { expect, test } from 'vitest';
import { compressBody } from './compress-body.ts';

const long = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id, nombre: 'Señora Ñandú' })));

test('a long text is packed for who takes gzip, and unpacks to itself', async () => {
  const { body, headers } = compressBody(long, 'application/json', 'br, gzip;q=0.8');
  expect(headers).toEqual({ 'Content-Encoding': 'gzip', Vary: 'Origin, Accept-Encoding' });
  const bytes = await new Response(body).arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(long.length / 5);
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe(long);
});

test.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'x-gzip-not'])('%j takes no gzip', (accepted) => {
  expect(compressBody(long, 'application/json', accepted)).toEqual({
    body: long,
    headers: { Vary: 'Origin, Accept-Encoding' },
  });
});

test('short texts and files stay as they are', () => {
  expect(compressBody('[]', 'application/json', 'gzip')).toEqual({ body: '[]' });
  const photo = new Uint8Array(100_000);
  expect(compressBody(photo, 'image/jpeg', 'gzip')).toEqual({ body: photo });
  expect(compressBody(null, undefined, 'gzip')).toEqual({ body: null });
});

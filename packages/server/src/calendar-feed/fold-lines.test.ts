import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

const octets = (line: string) => new TextEncoder().encode(line).length;

test.each([
  `SUMMARY:Vacuna de Ñandú ${'🐶'.repeat(40)}`,
  `SUMMARY:${'á'.repeat(200)}`,
  `SUMMARY:${'x'.repeat(67)}`,
  `SUMMARY:${'x'.repeat(68)}`,
  'SUMMARY:مرحبا 👨‍👩‍👧‍👦🏽'.repeat(5),
])('N-C03G %s: no line over 75 octets, no character cut, the same when it is unfolded', (line) => {
  const folded = foldLines(`${line}\r\nEND:VEVENT\r\n`);
  expect(Math.max(...folded.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(folded.replaceAll('\r\n ', '')).toBe(`${line}\r\nEND:VEVENT\r\n`);
});

test('what was folded by characters is folded again by octets', () => {
  expect(foldLines(`SUMMARY:${'ñ'.repeat(40)}\r\n ${'ñ'.repeat(5)}\r\n`)).toBe(
    `SUMMARY:${'ñ'.repeat(33)}\r\n ${'ñ'.repeat(12)}\r\n`,
  );
});

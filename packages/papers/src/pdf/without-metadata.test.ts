import { expect, test } from 'vitest';
import { tinyJpeg } from '../testing/tiny-jpeg.ts';
import { withoutMetadata } from './without-metadata.ts';

const segment = (marker: number, text: string) => [
  0xff,
  marker,
  0,
  text.length + 2,
  ...new TextEncoder().encode(text),
];

test('the place and the time go, and what says how to show the image stays', () => {
  const profile = segment(0xe2, 'ICC_PROFILE');
  const adobe = segment(0xee, 'Adobe');
  const told = [
    ...segment(0xe1, 'Exif GPS 34 S'),
    ...profile,
    ...segment(0xed, 'Photoshop'),
    ...segment(0xfe, 'casa'),
  ];
  const cleaned = withoutMetadata(tinyJpeg(8, 8, 3, [...told, ...adobe]));
  expect(cleaned).toEqual(tinyJpeg(8, 8, 3, [...profile, ...adobe]));
});

test('a JPEG that says nothing stays as it is', () => {
  expect(withoutMetadata(tinyJpeg(8, 8))).toEqual(tinyJpeg(8, 8));
});

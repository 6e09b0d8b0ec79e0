import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPaths } from '@huella/contract/app-paths';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { RouteHandle } from '../router/guarded.ts';
import { routes } from '../router/routes.ts';

interface ManifestImage {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  id: string;
  start_url: string;
  icons: ManifestImage[];
  screenshots: ManifestImage[];
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[];
}

const publicFolder = join(import.meta.dirname, '..', '..', 'public');
const read = (path: string) => readFileSync(join(publicFolder, path));
const manifest: Manifest = JSON.parse(read('manifest.webmanifest').toString());

function sizeOfPng(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

function sizeOfJpeg(bytes: Buffer): string {
  let at = 2;
  while (!(bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2)) at += 2 + bytes.readUInt16BE(at + 2);
  return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
}

const access = (path: string) => {
  const handle: RouteHandle | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return handle?.access;
};

test('the start and the shortcuts are screens of the router, behind its guard', () => {
  const { claimPets, calendar, food, home } = appPaths;
  expect(manifest.start_url).toBe(home.path);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([claimPets.path, calendar.path, food.path]);
  for (const { url } of manifest.shortcuts) expect([url, access(url)]).toEqual([url, 'owner']);
});

test('every image is there, of the kind and size that the manifest says', () => {
  const { icons, screenshots, shortcuts } = manifest;
  const images = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes, type } of images.filter((image) => image.sizes !== 'any')) {
    const size = type === 'image/png' ? sizeOfPng(read(src)) : sizeOfJpeg(read(src));
    expect([src, size]).toEqual([src, sizes]);
  }
  expect(sizeOfPng(read('icons/apple-touch-icon.png'))).toBe('180x180');
});

test('it has what browsers ask of an app that is installed', () => {
  const having = (purpose: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png');
  for (const purpose of ['any', 'maskable'])
    expect(having(purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  const forms = manifest.screenshots.map((screenshot) => screenshot.form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
  expect(manifest.id).toBe('/');
});

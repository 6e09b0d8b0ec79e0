import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfRepository, filesOf, WRITTEN_TO } from './copy-of-repository.ts';
import { generate } from './generate.ts';

test('a feature has the anatomy of all features', async () => {
  const copy = await copyOfRepository(WRITTEN_TO);
  const { next } = await generate(copy, ['feature', 'vet-visits']);

  expect(await filesOf(copy, 'vet-visits')).toEqual(
    expect.arrayContaining([
      'README.md',
      'package.json',
      'tsconfig.json',
      'turbo.json',
      'vitest.config.ts',
      '.storybook/main.ts',
      '.storybook/preview.ts',
      'src/index.ts',
      'src/routes.ts',
      'src/paths.ts',
      'src/copy.ts',
      'src/api/vet-visits-endpoints.ts',
      'src/api/list-vet-visits.test.ts',
      'src/pages/vet-visits/vet-visits-page.tsx',
      'src/pages/vet-visits/vet-visits-page.stories.tsx',
      'src/pages/vet-visits/vet-visits-page.test.tsx',
    ]),
  );
  expect(next[0]).toBe('Run `npm run pnpm -- install`: the package is new to the workspace.');
});

test('the generators fit the packages that were written by hand', async () => {
  const copy = await copyOfRepository([...WRITTEN_TO, 'packages/payments', 'packages/pets']);
  await generate(copy, ['endpoint', 'payments', 'get-payment-method']);
  await generate(copy, ['endpoint', 'pets', 'update-pet']);
  await generate(copy, ['page', 'pets', 'pet-album', 'list-pets']);

  const read = (path: string) => readFile(join(copy, 'packages', path), 'utf8');
  expect(await read('contract/src/calls.ts')).toContain('getPaymentMethod: payments.getPaymentMethod,');
  expect(await read('payments/src/api/payments-endpoints.ts')).toContain(
    'getPaymentMethod: build.query<PaymentMethod, number>',
  );
  expect(await read('pets/src/paths.ts')).toContain('petAlbum: appPaths.petAlbum,');
  expect(await read('contract/src/app-paths.ts')).toContain("petAlbum: fixed('/tabs/pet-album'),");
});

test('nothing is overwritten', async () => {
  const copy = await copyOfRepository(['packages/pets']);

  await expect(generate(copy, ['feature', 'pets'])).rejects.toThrow(/is there already/);
});

test.each([[[]], [['feature']], [['feature', '../x']], [['screen', 'pets', 'list-pets']]])(
  '%j is refused',
  async (args) => {
    await expect(generate('/nowhere', args)).rejects.toThrow(/missing|lower-case|no generator/);
  },
);

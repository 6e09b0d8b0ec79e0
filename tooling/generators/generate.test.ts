import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfRepository, filesOf, root } from './copy-of-repository.ts';
import { formatFiles } from './format-files.ts';
import { generate } from './generate.ts';
import { namesOf } from './names.ts';

const read = (repository: string, path: string) => readFile(join(repository, path), 'utf8');

const headings = (page: string) => page.split('\n').filter((line) => line.startsWith('## '));

function asOf(text: string, one: string, many: string): string {
  const [oneOther, manyOther] = [namesOf(one), namesOf(many)];
  const [oneVisit, visits] = [namesOf('vet-visit'), namesOf('vet-visits')];
  return (['kebab', 'camel', 'pascal'] as const).reduce(
    (changed, spelling) =>
      changed
        .replaceAll(visits[spelling], manyOther[spelling])
        .replaceAll(oneVisit[spelling], oneOther[spelling]),
    text,
  );
}

/** The kinds of files of a feature, whatever their names: `bags-page.tsx` of the page `bags` is a `*-page.tsx`. */
function kindsOf(files: readonly string[], name: string): string[] {
  return files.map((file) => {
    const page = /^src\/pages\/([^/]+)\//.exec(file)?.[1];
    const named = page === undefined ? file : file.replaceAll(page, '*');
    return named.replaceAll(name, '*');
  });
}

async function realKinds(): Promise<Set<string>> {
  const names = ['claims', 'events', 'food', 'notifications', 'payments', 'pets', 'profile', 'legal'];
  const kinds = names.map(async (name) => kindsOf(await filesOf(root, `packages/${name}`), name));
  return new Set((await Promise.all(kinds)).flat());
}

test('a generated feature is built as those that were written by hand', async () => {
  const copy = await copyOfRepository();
  const { files } = await generate(copy, ['feature', 'vet-visits']);
  formatFiles(copy, files);
  const [generated, real] = ['packages/vet-visits', 'packages/food'];

  const allowed = await realKinds();
  const kinds = kindsOf(await filesOf(copy, generated), 'vet-visits');
  expect(kinds.filter((kind) => !allowed.has(kind))).toEqual([]);
  for (const file of [
    'tsconfig.json',
    'turbo.json',
    'vitest.config.ts',
    '.storybook/main.ts',
    '.storybook/preview.ts',
    'src/index.ts',
    'src/routes.test.ts',
  ])
    expect(asOf(await read(copy, `${generated}/${file}`), 'food', 'food')).toBe(
      await read(root, `${real}/${file}`),
    );
  expect(headings(await read(copy, `${generated}/README.md`))).toEqual(
    headings(await read(root, `${real}/README.md`)),
  );

  const manifest = JSON.parse(await read(copy, `${generated}/package.json`));
  const realManifest = JSON.parse(await read(root, `${real}/package.json`));
  expect(Object.keys(manifest)).toEqual(Object.keys(realManifest));
  expect([manifest.scripts, manifest.devDependencies]).toEqual([
    realManifest.scripts,
    realManifest.devDependencies,
  ]);
  expect(realManifest).toMatchObject({ dependencies: manifest.dependencies, exports: manifest.exports });
});

test('a generated operation reads as one that was written by hand', async () => {
  const copy = await copyOfRepository();
  for (const verbNoun of ['list-vet-visits', 'get-vet-visit'])
    formatFiles(copy, (await generate(copy, ['operation', 'vet-visits', verbNoun])).files);
  const server = 'packages/server/src';

  const list = await read(copy, `${server}/vet-visits/operations/list-vet-visits.ts`);
  expect(
    asOf(list, 'payment-method', 'payment-methods').replace('contract/payment-methods', 'contract/payments'),
  ).toBe(await read(root, `${server}/payments/operations/list-payment-methods.ts`));
  const get = await read(copy, `${server}/vet-visits/operations/get-vet-visit.ts`);
  expect(asOf(get, 'pet', 'pets')).toBe(await read(root, `${server}/pets/operations/get-pet.ts`));
});

test('invalid arguments are rejected before anything is written', async () => {
  const copy = await copyOfRepository();
  const before = await filesOf(copy, 'packages');

  await expect(generate(copy, ['feature', 'pets'])).rejects.toThrow(/is there already/);
  await expect(generate(copy, ['operation', 'pets', 'get-pet'])).rejects.toThrow('getPet is there already');
  await expect(generate(copy, ['endpoint', 'payments', 'get-payment-method'])).rejects.toThrow(
    'paymentMethod of payments was written by hand',
  );
  await expect(generate(copy, ['operation', 'person', 'list-persons'])).rejects.toThrow(
    'person of person was written by hand',
  );
  await expect(generate(copy, ['endpoint', 'account', 'list-devices'])).rejects.toThrow(
    'an area without screens has operations only',
  );
  await expect(generate(copy, ['page', 'pets', 'pet-album', 'list-pet-photos'])).rejects.toThrow(
    'There is no listPetPhotos yet: npm run new -- endpoint pets list-pet-photos',
  );
  expect(await filesOf(copy, 'packages')).toEqual(before);
});

test.each([
  [[], 'Which generator?'],
  [['screen', 'pets', 'list-pets'], 'There is no generator "screen".'],
  [['feature'], 'feature: NAME missing.'],
  [['form'], 'form: PACKAGE and NAME missing.'],
  [['operation', 'pets'], 'operation: VERB-NOUN missing.'],
  [['feature', 'pet-photos', 'list-pet-photos'], 'feature: "list-pet-photos" is too much.'],
  [['page', 'pets', 'pet-album', 'list-pets', 'more'], 'page: "more" is too much.'],
  [['feature', '../x'], '"../x" should be lower-case words joined by hyphens, like pet-foods'],
])('%j is rejected with its reason', async (args, reason) => {
  await expect(generate('/nowhere', args)).rejects.toThrow(reason);
});

import { generateEndpoint } from './generate-endpoint.ts';
import { generateFeature } from './generate-feature.ts';
import { generateForm } from './generate-form.ts';
import { generateOperation } from './generate-operation.ts';
import { generatePage } from './generate-page.ts';
import type { Generated } from './generated.ts';
import { assertValidName } from './names.ts';

export const USAGE = `
npm run new -- feature NAME                     a package with a list endpoint and a page, server and app included
npm run new -- page PACKAGE NAME [ENDPOINT]     a page with four states over a list endpoint (list-PACKAGE)
npm run new -- form PACKAGE NAME                a form, its rules and its create-NAME endpoint
npm run new -- endpoint PACKAGE VERB-NOUN       an operation and its endpoint: list-, get-, create-, update-
npm run new -- operation AREA VERB-NOUN         a call, what the server does for it, its table and its tests`;

interface Generator {
  readonly names: readonly string[];
  readonly optionalNames?: number;
  readonly run: (root: string, first: string, second: string, third?: string) => Promise<Generated>;
}

const generators: ReadonlyMap<string, Generator> = new Map<string, Generator>([
  ['feature', { names: ['NAME'], run: generateFeature }],
  ['page', { names: ['PACKAGE', 'NAME'], optionalNames: 1, run: generatePage }],
  ['form', { names: ['PACKAGE', 'NAME'], run: generateForm }],
  ['endpoint', { names: ['PACKAGE', 'VERB-NOUN'], run: generateEndpoint }],
  ['operation', { names: ['AREA', 'VERB-NOUN'], run: generateOperation }],
]);

/** Runs one generator in the repository at `root`. Throws for invalid arguments before it writes anything. */
export async function generate(root: string, [kind, ...names]: readonly string[]): Promise<Generated> {
  if (kind === undefined) throw new Error('Which generator?');
  const generator = generators.get(kind);
  if (generator === undefined) throw new Error(`There is no generator "${kind}".`);
  const missing = generator.names.slice(names.length);
  if (missing.length > 0) throw new Error(`${kind}: ${missing.join(' and ')} missing.`);
  const surplus = names.slice(generator.names.length + (generator.optionalNames ?? 0));
  if (surplus.length > 0) throw new Error(`${kind}: "${surplus.join(' ')}" is too much.`);
  for (const name of names) assertValidName(name);
  const [first = '', second = '', third] = names;
  return generator.run(root, first, second, third);
}

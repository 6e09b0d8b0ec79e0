import { generateEndpoint } from './generate-endpoint.ts';
import { generateFeature } from './generate-feature.ts';
import { generateForm } from './generate-form.ts';
import { generateOperation } from './generate-operation.ts';
import { generatePage } from './generate-page.ts';
import type { Generated } from './generated.ts';
import { namesOf } from './names.ts';

export const USAGE = `
npm run new -- feature NAME                     a package with a list endpoint and a page, server and app included
npm run new -- page PACKAGE NAME [ENDPOINT]     a page with four states over a list endpoint (list-PACKAGE)
npm run new -- form PACKAGE NAME                a form, its rules and its create-NAME endpoint
npm run new -- endpoint PACKAGE VERB-NOUN       an operation and its endpoint: list-, get-, create-, update-
npm run new -- operation AREA VERB-NOUN         a call, what the server does for it, its table and its tests`;

/** Runs one generator in the repository at `root`. Throws for invalid arguments before it writes anything. */
export async function generate(root: string, [kind, ...rest]: readonly string[]): Promise<Generated> {
  for (const name of rest) namesOf(name);
  const [first, second, third] = rest;
  if (kind === 'feature' && first && !second) return generateFeature(root, first);
  if (first === undefined || second === undefined) throw new Error('Something is missing.');
  switch (kind) {
    case 'page':
      return generatePage(root, first, second, third);
    case 'form':
      return generateForm(root, first, second);
    case 'endpoint':
      return generateEndpoint(root, first, second);
    case 'operation':
      return generateOperation(root, first, second);
    default:
      throw new Error(`There is no generator "${kind}".`);
  }
}

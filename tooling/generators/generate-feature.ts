import { join } from 'node:path';
import { emitTemplate } from './emit-template.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { generatePage } from './generate-page.ts';
import { type Generated, together } from './generated.ts';
import { wordsOf } from './words.ts';

/** `feature NAME`: a package with the anatomy of all features, a `list-NAME` endpoint and a page that shows it. */
export async function generateFeature(root: string, name: string): Promise<Generated> {
  const files = await emitTemplate('feature', join(root, 'packages', name), wordsOf('package', name));
  const next = [
    'Run `npm run pnpm -- install`: the package is new to the workspace.',
    `Add it to apps/web (dependency, routes) and to .storybook/main.ts.`,
    `Fill in packages/${name}/README.md.`,
  ];
  const endpoint = await generateEndpoint(root, name, `list-${name}`);
  return together({ files, next }, endpoint, await generatePage(root, name, name));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEntity } from './add-entity.ts';
import { addImport, addRow, appendInside, editFile } from './edit-source.ts';
import { emitTemplate, type Words } from './emit-template.ts';
import { hasCall } from './generate-operation.ts';
import type { Generated } from './generated.ts';
import { planOperation } from './operation.ts';
import { wordsOf } from './words.ts';

/**
 * `page PACKAGE NAME [ENDPOINT]`: a page with its four states over a list endpoint (default `list-PACKAGE`), with path, route,
 * tab, pictures, copy, story and test.
 */
export async function generatePage(
  root: string,
  packageName: string,
  name: string,
  endpoint = `list-${packageName}`,
): Promise<Generated> {
  const { operation, words: ofCall } = planOperation(packageName, endpoint);
  if (!(await hasCall(root, operation)) || !(await hasEntity(root, ofCall)))
    throw new Error(`There is no ${operation} yet: npm run new -- endpoint ${packageName} ${endpoint}`);
  const feature = join(root, 'packages', packageName);
  const ofPage = { ...ofCall, ...wordsOf('page', name), ...wordsOf('endpoint', endpoint) };
  const words = { ...ofPage, ...(await howToVisit(feature, ofPage)) };
  const written = await emitTemplate('page', feature, words);
  return {
    files: [...written, ...(await addToFeature(feature, words)), ...(await addToApp(root, words))],
    next: [
      `Give the page its Spanish path in packages/contract/src/app-paths.ts, and its texts in titles.ts and its copy.ts.`,
      `Choose its tab (apps/web/src/shell/tabs.ts), and who its pictures are taken of (apps/web/screenshots/screens.ts).`,
      `Draw the list: packages/${packageName}/src/pages/${name}/${name}-view.tsx.`,
    ],
  };
}

async function addToFeature(feature: string, words: Words): Promise<string[]> {
  const { page, pageCamel, pageTitle } = words;
  const source = join(feature, 'src');
  return [
    await editFile(join(source, 'paths.ts'), (text) =>
      addImport(
        appendInside(text, 'Paths = {', `  ${pageCamel}: appPaths.${pageCamel},`),
        'appPaths',
        '@huella/contract/app-paths',
      ),
    ),
    await editFile(join(source, 'titles.ts'), (text) =>
      appendInside(text, 'titles = {', `  ${pageCamel}: '${pageTitle}',`),
    ),
    await editFile(join(source, 'routes.ts'), (text) =>
      appendInside(text, routesOpening(text), routeEntry(words)),
    ),
    await editFile(join(feature, 'README.md'), (text) =>
      addRow(text, 'Routes', `| \`/tabs/${page}\` | owner | (what it shows) |`),
    ),
  ];
}

async function addToApp(root: string, { page, pageCamel }: Words): Promise<string[]> {
  return [
    await editFile(join(root, 'packages/contract/src/app-paths.ts'), (text) =>
      appendInside(text, 'appPaths = {', `  ${pageCamel}: fixed('/tabs/${page}'),`),
    ),
    await editFile(join(root, 'apps/web/src/shell/tabs.ts'), (text) =>
      appendInside(text, 'covers: [', `        appPaths.${pageCamel}.path,`),
    ),
    await editFile(join(root, 'apps/web/screenshots/screens.ts'), (text) =>
      appendInside(
        text,
        'ofTheApp: readonly AppScreen[] = [',
        `  { name: '${page}', path: '/tabs/${page}', data: 'nueva' },`,
      ),
    ),
  ];
}

const LIST = 'Routes: RouteObject[] = [';

/** Routes are a list, or returned by a function of the app's options. */
function routesOpening(text: string): string {
  return text.includes(LIST) ? LIST : 'return [';
}

/** Tests and stories open the page through the feature's routes, or alone where those need options of the app. */
async function howToVisit(feature: string, { page, pagePascal, packageCamel }: Words): Promise<Words> {
  const isList = (await readFile(join(feature, 'src/routes.ts'), 'utf8')).includes(LIST);
  if (isList)
    return {
      routes: `${packageCamel}Routes`,
      routesImport: `import { ${packageCamel}Routes } from '../../routes.ts';`,
      pageImport: `import './${page}-page.tsx';`,
    };
  return {
    routes: `[{ path: '/tabs/${page}', Component: ${pagePascal}Page }]`,
    routesImport: `import { ${pagePascal}Page } from './${page}-page.tsx';`,
    pageImport: '',
  };
}

function routeEntry({ page, pageCamel, pagePascal, packageCamel }: Words): string {
  return `  {
    path: ${packageCamel}Paths.${pageCamel}.path,
    handle: { title: titles.${pageCamel}, access: 'owner' },
    lazy: async () => {
      const { ${pagePascal}Page } = await import('./pages/${page}/${page}-page.tsx');
      return { Component: ${pagePascal}Page };
    },
  },`;
}

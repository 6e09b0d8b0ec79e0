import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, appendInside, editFile } from './edit-source.ts';
import { emitTemplate, type Words } from './emit-template.ts';
import type { Generated } from './generated.ts';
import { planOperation } from './operation.ts';
import { wordsOf } from './words.ts';

/**
 * `page PACKAGE NAME [ENDPOINT]`: a page with its four states over a list endpoint (`list-PACKAGE` unless said), with
 * route, path, copy, story and test.
 */
export async function generatePage(
  root: string,
  packageName: string,
  name: string,
  endpoint = `list-${packageName}`,
): Promise<Generated> {
  const words = {
    ...planOperation(packageName, endpoint).words,
    ...wordsOf('page', name),
    ...wordsOf('endpoint', endpoint),
  };
  const source = join(root, 'packages', packageName, 'src');
  const written = await emitTemplate('page', join(root, 'packages', packageName), words);
  return {
    files: [
      await editFile(join(root, 'packages/contract/src/app-paths.ts'), (text) =>
        appendInside(text, 'appPaths = {', addressEntry(words)),
      ),
      await editFile(join(source, 'paths.ts'), (text) =>
        appendInside(
          addImport(text, 'appPaths', '@huella/contract/app-paths'),
          'Paths = {',
          pathEntry(words),
        ),
      ),
      await editFile(join(source, 'copy.ts'), (text) => appendInside(text, 'copy = {', copyEntry(words))),
      await editFile(routesFile(source), (text) =>
        appendInside(text, routesOpening(text), routeEntry(words)),
      ),
      ...written,
    ],
    next: [
      `Write the Spanish of the page in packages/${packageName}/src/copy.ts and put its tests and stories right.`,
      `Draw the list: packages/${packageName}/src/pages/${name}/${name}-list.tsx.`,
      `List the route in the README of packages/${packageName}.`,
    ],
  };
}

function routesFile(source: string): string {
  const plain = join(source, 'routes.ts');
  return existsSync(plain) ? plain : `${plain}x`;
}

/** Routes are a list, or what a function of the app's dependencies returns. */
function routesOpening(text: string): string {
  const list = 'Routes: RouteObject[] = [';
  return text.includes(list) ? list : 'return [';
}

function addressEntry({ page, pageCamel }: Words): string {
  return `  ${pageCamel}: fixed('/tabs/${page}'),`;
}

function pathEntry({ pageCamel }: Words): string {
  return `  ${pageCamel}: appPaths.${pageCamel},`;
}

function copyEntry({ pageCamel, pageTitle }: Words): string {
  const empty = "{ title: 'Todavía no hay nada aquí', text: 'Cuando haya algo, lo verá en esta pantalla.' }";
  return `  ${pageCamel}: { title: '${pageTitle}', empty: ${empty} },`;
}

function routeEntry({ page, pageCamel, pagePascal, packageCamel }: Words): string {
  return `  {
    path: ${packageCamel}Paths.${pageCamel}.path,
    handle: { title: copy.${pageCamel}.title, access: 'owner' },
    lazy: async () => {
      const { ${pagePascal}Page } = await import('./pages/${page}/${page}-page.tsx');
      return { Component: ${pagePascal}Page };
    },
  },`;
}

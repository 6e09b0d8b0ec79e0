import { join } from 'node:path';
import { addDependencies } from './edit-manifest.ts';
import { addImport, appendInside, editFile } from './edit-source.ts';
import { emitTemplate, type Words } from './emit-template.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { generatePage } from './generate-page.ts';
import { type Generated, together } from './generated.ts';
import { wordsOf } from './words.ts';

/**
 * `feature NAME`: a package with the structure of all features, its place in the app, a `list-NAME` endpoint and a page that
 * shows it.
 */
export async function generateFeature(root: string, name: string): Promise<Generated> {
  const words = wordsOf('package', name);
  const files = [
    ...(await emitTemplate('feature', join(root, 'packages', name), words)),
    ...(await connect(root, words)),
  ];
  const next = [
    'Run `npm run pnpm -- install`: the package is new to the workspace, and the lockfile has to say so.',
    `Write packages/${name}/README.md, the Spanish name of its stories in .storybook/main.ts, and its owners in .github/CODEOWNERS.`,
  ];
  const endpoint = await generateEndpoint(root, name, `list-${name}`);
  return together({ files, next }, endpoint, await generatePage(root, name, name));
}

async function connect(
  root: string,
  { package: name, packageCamel, packageTitle }: Words,
): Promise<string[]> {
  const web = join(root, 'apps/web');
  const routes = `${packageCamel}Routes`;
  return [
    await editFile(join(web, 'package.json'), (manifest) => addDependencies(manifest, [`@huella/${name}`])),
    await editFile(join(web, 'src/router/routes.ts'), (source) =>
      addImport(
        appendInside(source, 'features: readonly RouteObject[] = [', `  ...${routes},`),
        routes,
        `@huella/${name}`,
      ),
    ),
    await editFile(join(root, '.storybook/main.ts'), (source) =>
      appendInside(source, 'packages = {', `  '${packageTitle}': 'packages/${name}',`),
    ),
    await editFile(
      join(root, '.github/CODEOWNERS'),
      (source) => `${source}${`/packages/${name}/`.padEnd(29)} @huella/app\n`,
    ),
  ];
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addExport } from './edit-manifest.ts';
import { addImport, appendInside, editFile, insertBefore, insertImport } from './edit-source.ts';
import { emitTemplate } from './emit-template.ts';
import type { OperationPlan } from './operation.ts';
import { snippet } from './snippet.ts';

export async function addCall(root: string, { verb, operation, words }: OperationPlan): Promise<string[]> {
  const contract = join(root, 'packages/contract');
  const { package: name, packageCamel, entityCamel } = words;
  const area = join(contract, `src/${name}.ts`);
  const started = existsSync(area) ? [] : await startArea(contract, words);
  await editFile(area, async (source) => {
    const hasEntity = source.includes(`export const ${entityCamel} =`);
    const entity = hasEntity ? '' : await snippet('entity.contract', words);
    return importPrimitives(source + entity + (await snippet(`${verb}.contract`, words)));
  });
  const list = await editFile(join(contract, 'src/calls.ts'), (source) => {
    const from = `./${name}.ts`;
    const listed = appendInside(source, 'calls = {', `  ${operation}: ${packageCamel}.${operation},`);
    if (listed.includes(`from '${from}'`)) return listed;
    return insertImport(listed, `import * as ${packageCamel} from '${from}';\n`, from);
  });
  return [...started, area, list];
}

async function startArea(contract: string, words: OperationPlan['words']): Promise<string[]> {
  const { package: name } = words;
  const manifest = await editFile(join(contract, 'package.json'), (source) =>
    addExport(source, `./${name}`, `./src/${name}.ts`),
  );
  const readme = await editFile(join(contract, 'README.md'), (page) =>
    insertBefore(page, ',errors}`', `,${name}`),
  );
  return [manifest, readme, ...(await emitTemplate('area', join(contract, 'src'), words))];
}

const PRIMITIVES = ['created', 'id', 'idText', 'nothing', 'text'];

function importPrimitives(source: string): string {
  const used = PRIMITIVES.filter((name) =>
    new RegExp(`[ {(\\[]${name}[,( }\\])]`).test(source.replace(/^import .*$/gm, '')),
  );
  return used.reduce((text, name) => addImport(text, name, './primitives.ts'), source);
}

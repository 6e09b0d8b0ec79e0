import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addExport, addImport, appendInside, editFile } from './edit-source.ts';
import { emitTemplate } from './emit-template.ts';
import type { Generated } from './generated.ts';
import { type OperationPlan, planOperation } from './operation.ts';
import { snippet } from './snippet.ts';

/** `endpoint PACKAGE VERB-NOUN`: the call in the contract, the endpoint in the slice, and its test. */
export async function generateEndpoint(
  root: string,
  packageName: string,
  verbNoun: string,
): Promise<Generated> {
  const plan = planOperation(packageName, verbNoun);
  const feature = join(root, 'packages', packageName);
  const written = await emitTemplate('endpoint', feature, plan.words);
  return {
    files: [
      ...(await addCall(root, packageName, plan)),
      await addEndpoint(feature, packageName, plan),
      ...written,
    ],
    next: [
      `Give ${plan.operation} its true path, shapes and errors in packages/contract/src/${packageName}.ts (the wire's page of the specification).`,
      `Write the server's operation in packages/server/src/${packageName}/operations, list it in src/operations.ts, and test it over HTTP in packages/server-suite; until then packages/server's test of the list fails.`,
      `List it in the README of packages/${packageName} under "Endpoints and tags".`,
    ],
  };
}

async function addCall(root: string, packageName: string, plan: OperationPlan): Promise<string[]> {
  const contract = join(root, 'packages/contract');
  const area = join(contract, `src/${packageName}.ts`);
  const started = existsSync(area) ? [] : await startArea(contract, plan);
  await editFile(area, async (source) => {
    const hasEntity = source.includes(`export const ${plan.words.entityCamel} =`);
    const entity = hasEntity ? '' : await snippet('entity.contract', plan.words);
    return importPrimitives(source + entity + (await snippet(`${plan.verb}.contract`, plan.words)));
  });
  const list = await editFile(join(contract, 'src/calls.ts'), (source) => {
    const { packageCamel } = plan.words;
    const entry = `  ${plan.operation}: ${packageCamel}.${plan.operation},`;
    return importArea(appendInside(source, 'calls = {', entry), `${packageCamel}`, packageName);
  });
  return [...started, area, list];
}

async function startArea(contract: string, plan: OperationPlan): Promise<string[]> {
  const { package: name } = plan.words;
  const manifest = join(contract, 'package.json');
  await editFile(manifest, (source) => addExport(source, `./${name}`, `./src/${name}.ts`));
  return [manifest, ...(await emitTemplate('contract', contract, plan.words))];
}

const PRIMITIVES = ['created', 'id', 'idText', 'nothing', 'text'];

/** Only the primitives that the calls of the area use. */
function importPrimitives(source: string): string {
  const used = PRIMITIVES.filter((name) =>
    new RegExp(`[ {(\\[]${name}[,( }\\])]`).test(source.replace(/^import .*$/gm, '')),
  );
  return used.reduce((text, name) => addImport(text, name, './primitives.ts'), source);
}

function importArea(source: string, camel: string, file: string): string {
  if (source.includes(`from './${file}.ts'`)) return source;
  return source.replace(/\n\n/, `\nimport * as ${camel} from './${file}.ts';\n\n`);
}

function addEndpoint(
  feature: string,
  packageName: string,
  { verb, operation, words }: OperationPlan,
): Promise<string> {
  return editFile(join(feature, `src/api/${packageName}-endpoints.ts`), async (source) => {
    const from = `@huella/contract/${packageName}`;
    const code = await snippet(`${verb}.endpoint`, words);
    const tagged = addTag(appendInside(source, 'endpoints: (build) => ({', code), `${words.entityPascal}`);
    const typed = ['RequestInput', 'Sending']
      .filter((type) => code.includes(type))
      .reduce((text, type) => addImport(text, `type ${type}`, '@huella/api-client'), tagged);
    const named = addImport(typed, operation, from);
    return code.includes(`<${words.entityPascal}`)
      ? addImport(named, `type ${words.entityPascal}`, from)
      : named;
  });
}

function addTag(source: string, tag: string): string {
  return source.replace(/addTagTypes: \[([^\]]*)\]/, (whole, tags: string) => {
    if (tags.includes(`'${tag}'`)) return whole;
    return `addTagTypes: [${tags ? `${tags}, ` : ''}'${tag}']`;
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addRow, appendInside, editFile } from './edit-source.ts';
import { generateOperation } from './generate-operation.ts';
import { type Generated, together } from './generated.ts';
import { type OperationPlan, planOperation } from './operation.ts';
import { snippet } from './snippet.ts';

/** `endpoint PACKAGE VERB-NOUN`: the operation, the endpoint in the feature's slice, and its line in the README. */
export async function generateEndpoint(
  root: string,
  packageName: string,
  verbNoun: string,
): Promise<Generated> {
  const plan = planOperation(packageName, verbNoun);
  const feature = join(root, 'packages', packageName);
  const slice = join(feature, `src/api/${packageName}-endpoints.ts`);
  if (!existsSync(slice))
    throw new Error(`There is no ${slice}: an area without screens has operations only`);
  const operation = await generateOperation(root, packageName, verbNoun);
  const endpoint = {
    files: [await addEndpoint(slice, plan), await describe(join(feature, 'README.md'), plan)],
    next: [],
  };
  return together(operation, endpoint);
}

function addEndpoint(slice: string, { verb, operation, words }: OperationPlan): Promise<string> {
  return editFile(slice, async (source) => {
    const from = `@huella/contract/${words.package}`;
    const code = await snippet(`${verb}.endpoint`, words);
    const tagged = addTag(appendInside(source, 'endpoints: (build) => ({', code), `${words.entityPascal}`);
    const typed = ['RequestInput', 'WithIdempotencyKey']
      .filter((type) => code.includes(type))
      .reduce((text, type) => addImport(text, `type ${type}`, '@huella/api-client'), tagged);
    const named = addImport(typed, operation, from);
    return code.includes(`<${words.entityPascal}`)
      ? addImport(named, `type ${words.entityPascal}`, from)
      : named;
  });
}

/** A slice without queries has no tags yet. */
function addTag(slice: string, tag: string): string {
  const source = slice.replace(
    'baseApi.injectEndpoints(',
    'baseApi.enhanceEndpoints({ addTagTypes: [] }).injectEndpoints(',
  );
  return source.replace(/addTagTypes: \[([^\]]*)\]/, (whole, tags: string) => {
    if (tags.includes(`'${tag}'`)) return whole;
    return `addTagTypes: [${tags ? `${tags}, ` : ''}'${tag}']`;
  });
}

function describe(readme: string, { verb, operation, words }: OperationPlan): Promise<string> {
  const { method, path, entityPascal } = words;
  const tags = {
    list: `provides \`${entityPascal}\` LIST and each`,
    get: `provides \`${entityPascal}\` of the id`,
    create: `invalidates \`${entityPascal}\` LIST`,
    update: `invalidates \`${entityPascal}\` LIST and of the id`,
  }[verb];
  const key = verb === 'create' ? ', with an `Idempotency-Key`' : '';
  return editFile(readme, (page) =>
    addRow(page, 'Endpoints and tags', `| \`${operation}\` | ${method} ${path}${key} | ${tags} |`),
  );
}

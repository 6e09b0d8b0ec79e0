import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addExport } from './edit-manifest.ts';
import { addImport, addRow, appendInside, editFile } from './edit-source.ts';
import { emitTemplate, type Words } from './emit-template.ts';
import type { OperationPlan } from './operation.ts';
import { snippet } from './snippet.ts';

/** Adds a call to the server: the operation, its query, its place in the list, and its tests over HTTP. */
export async function addOperation(root: string, plan: OperationPlan): Promise<string[]> {
  const { verb, operation, words } = plan;
  const server = join(root, 'packages/server/src');
  const { package: area, operationKebab } = words;
  return [
    ...(isWriting(verb) ? await addRules(join(root, 'packages/validation'), words) : []),
    ...(await emitTemplate(`operation/${verb}`, join(server, `${area}/operations`), words)),
    ...(verb === 'list' ? [] : [await addQuery(server, plan)]),
    await editFile(join(server, 'operations.ts'), (source) =>
      addImport(
        appendInside(source, 'operations: readonly Operation[] = [', `  ${operation},`),
        operation,
        `./${area}/operations/${operationKebab}.ts`,
      ),
    ),
    ...(await addTests(join(root, 'packages/server-suite'), plan)),
  ];
}

const isWriting = (verb: OperationPlan['verb']) => verb === 'create' || verb === 'update';

async function addRules(validation: string, words: Words): Promise<string[]> {
  const { entity } = words;
  if (existsSync(join(validation, `src/${entity}.ts`))) return [];
  return [
    ...(await emitTemplate('rules', validation, words)),
    await editFile(
      join(validation, 'src/messages.ts'),
      async (source) => source + (await snippet('messages', words)),
    ),
    await editFile(join(validation, 'package.json'), (source) =>
      addExport(source, `./${entity}`, `./src/${entity}.ts`),
    ),
    await editFile(join(validation, 'README.md'), (page) =>
      addRow(page, 'Exports', `| \`/${entity}\` | (what it is the rules of) |`),
    ),
  ];
}

function addQuery(server: string, { verb, words }: OperationPlan): Promise<string> {
  const { package: area, entities, entitiesPascal } = words;
  return editFile(join(server, `${area}/repositories/${entities}.ts`), async (source) => {
    const query = source + (await snippet(`${verb}.repository`, words));
    if (!isWriting(verb)) return query;
    const column = verb === 'create' ? 'Insertable' : 'Updateable';
    const typed = addImport(query, `type ${column}`, 'kysely');
    const row = addImport(typed, `type ${entitiesPascal}Table`, `../../db/schema/${entities}.ts`);
    return addImport(row, 'type Tx', '../../db/transaction.ts');
  });
}

async function addTests(suite: string, { verb, operation, words }: OperationPlan): Promise<string[]> {
  const { entities, entityCamel, entityPascal, suite: name } = words;
  const tests = await snippet(`${verb}.suite`, words);
  const imports = [
    [`add${entityPascal}`, `../src/${entities}.ts`],
    ['fieldMessages', '../src/client.ts'],
    ['rowsOf', '../src/tables.ts'],
  ] as const;
  const body = verb === 'create' ? "{ nombre: 'Primero' }" : "{ id: 1, nombre: 'Primero' }";
  return [
    await editFile(join(suite, `tests/${name}.test.ts`), (source) =>
      imports
        .filter(([used]) => tests.includes(`${used}(`))
        .reduce((text, [used, from]) => addImport(text, used, from), source + tests),
    ),
    ...(isWriting(verb)
      ? [
          await editFile(join(suite, 'src/request-bodies.ts'), (source) =>
            appendInside(
              source,
              'requestBodies: Readonly<Record<string, object>> = {',
              `  ${operation}: ${body},`,
            ),
          ),
        ]
      : []),
    ...(verb === 'get' || verb === 'update'
      ? [
          await editFile(join(suite, 'src/references.ts'), (source) =>
            appendInside(
              source,
              'KINDS: Readonly<Record<string, Kind | typeof PLAIN>> = {',
              `  '${operation} id': '${entityCamel}',`,
            ),
          ),
        ]
      : []),
  ];
}

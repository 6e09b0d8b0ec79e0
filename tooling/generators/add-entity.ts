import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addImport, addToUnion, appendInside, editFile, insertBefore } from './edit-source.ts';
import { emitTemplate, type Words } from './emit-template.ts';

/** Adds a user's entity: repository, type, migration, its part of the export, and test data. */
export async function addEntity(root: string, words: Words): Promise<string[]> {
  const { entities, entitiesCamel, entitiesPascal, table } = words;
  const server = join(root, 'packages/server/src');
  return [
    ...(await emitTemplate('entity', root, words)),
    await editFile(join(server, 'db/schema.ts'), (source) =>
      addImport(
        appendInside(source, 'interface Database {', `  ${table}: ${entitiesPascal}Table;`),
        `type ${entitiesPascal}Table`,
        `./schema/${entities}.ts`,
      ),
    ),
    await editFile(join(server, 'db/migrate.ts'), (source) =>
      addImport(
        appendInside(
          source,
          'migrations: Record<string, Migration> = {',
          `  '${nextNumber(source)}-${entities}': ${entitiesCamel},`,
        ),
        `${entitiesCamel}`,
        `./migrations/${entities}.ts`,
      ),
    ),
    await editFile(join(server, 'account/export/sections/index.ts'), (source) =>
      addImport(
        appendInside(source, 'sections: readonly Section[] = [', `  ${entitiesCamel},`),
        `${entitiesCamel}`,
        `./${entities}.ts`,
      ),
    ),
    await editFile(join(server, 'account/export/read-me.ts'), (source) =>
      insertBefore(source, '\n\nLas fechas son', `\n${`${entitiesCamel}`.padEnd(23)} (qué hay ahí)`),
    ),
    ...(await addToSuite(join(root, 'packages/server-suite'), words)),
  ];
}

/** `0024` after `'0023-vault-keys'`. */
function nextNumber(source: string): string {
  const numbers = [...source.matchAll(/'(\d{4})-/g)].map(([, number]) => Number(number));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** Adds it to the account with one of everything, to the tables with an extra column, and to the whole export. */
async function addToSuite(suite: string, { entities, entitiesCamel, entityCamel, entityPascal }: Words) {
  const add = `add${entityPascal}`;
  return [
    await editFile(join(suite, 'src/references.ts'), (source) =>
      addToUnion(source, 'export type Kind =', `'${entityCamel}'`),
    ),
    await editFile(join(suite, 'src/full-account.ts'), (source) => {
      const own = appendInside(source, 'ids: {', `      ${entityCamel}: await ${add}(ctx, client, word),`);
      const nobodys = appendInside(own, 'unusedIds: Ids = {', `  ${entityCamel}: ${nextOfNobody(source)},`);
      return addImport(nobodys, add, `./${entities}.ts`);
    }),
    await editFile(join(suite, 'tests/http-published-columns.test.ts'), (source) =>
      addImport(
        appendInside(
          source,
          'beforeAll(async () => {',
          `  idsInPaths['get${entityPascal}'] = await ${add}(ctx(), client);`,
        ),
        add,
        `../src/${entities}.ts`,
      ),
    ),
    await editFile(join(suite, 'tests/account-export.test.ts'), (source) =>
      appendInside(source, 'expect(data).toEqual({', `    ${entitiesCamel}: [],`),
    ),
  ];
}

function nextOfNobody(source: string): string {
  const used = [...source.matchAll(/999_999_(\d{3})/g)].map(([, number]) => Number(number));
  return `999_999_${Math.max(...used) + 1}`;
}

/** Whether the entity was generated: it has a migration of its own, and a table with the templates' columns. Throws for one written by hand. */
export async function hasEntity(
  root: string,
  { package: area, entityCamel, entities, entitiesPascal }: Words,
): Promise<boolean> {
  const read = (path: string) => readFile(join(root, 'packages', path), 'utf8').catch(() => '');
  const isInContract = (await read(`contract/src/${area}.ts`)).includes(`export const ${entityCamel} =`);
  const schema = await read(`server/src/db/schema/${entities}.ts`);
  if (!isInContract && schema === '') return false;
  const migration = await read(`server/src/db/migrations/${entities}.ts`);
  const [, columns = ''] = schema.split(`interface ${entitiesPascal}Table {`);
  const table = columns.slice(0, columns.indexOf('\n}'));
  const hasColumns = /^ {2}account_id: number;$/m.test(table) && /^ {2}nombre: string;$/m.test(table);
  if (migration !== '' && hasColumns) return true;
  throw new Error(
    `${entityCamel} of ${area} was written by hand: copy its operation that is most like the new one, "Add a call" of docs/CONTRIBUTING.md lists the places`,
  );
}

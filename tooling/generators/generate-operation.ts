import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCall } from './add-call.ts';
import { addEntity, hasEntity } from './add-entity.ts';
import { addOperation } from './add-operation.ts';
import type { Generated } from './generated.ts';
import { planOperation } from './operation.ts';
import { writeOpenApi } from './write-openapi.ts';

/** `operation AREA VERB-NOUN`: a call in the contract and on the server, with a table for its entity unless it exists. */
export async function generateOperation(root: string, area: string, verbNoun: string): Promise<Generated> {
  const plan = planOperation(area, verbNoun);
  const { operation, words } = plan;
  if (await hasCall(root, operation)) throw new Error(`${operation} is there already`);
  const isKnown = await hasEntity(root, words);
  const files = [
    ...(await addCall(root, plan)),
    ...(isKnown ? [] : await addEntity(root, words)),
    ...(await addOperation(root, plan)),
    await writeOpenApi(root),
  ];
  const table = `Give ${words.table} its true columns: packages/server/src/db/migrations/${words.entities}.ts, ../schema, what the copy of a person's data says of it (account/export/sections), and how many an account may have.`;
  return {
    files,
    next: [
      `Give ${operation} its true path, shapes and errors in packages/contract/src/${area}.ts (the wire's page of the specification); write openapi.json again with the tests of packages/server.`,
      ...(isKnown ? [] : [table]),
    ],
  };
}

export async function hasCall(root: string, operation: string): Promise<boolean> {
  const calls = await readFile(join(root, 'packages/contract/src/calls.ts'), 'utf8');
  return calls.includes(`  ${operation}:`);
}

import { seedCatalogues } from '@huella/server';
import { importExternalPolicies } from '@huella/server/operator';
import { readFile } from 'node:fs/promises';
import { CommandFailure, onlyWord, type Command } from '../command.ts';
import { readExternalPolicyFile } from '../external-policy-file.ts';
import { formatTable } from '../table.ts';

const clock = { now: () => new Date() };

/** Loads policies of another channel, which wait until somebody associates them. */
export const externalPolicyImport: Command = {
  name: 'portal import',
  usage: 'FILE.csv [--check]',
  summary: 'Load policies of another channel; bad lines are listed, --check loads nothing',
  run: async ({ db, words, options: { check: checkOnly }, print }) => {
    const file = readExternalPolicyFile(await read(onlyWord(words, 'FILE')));
    // Breeds and plans are there after the server's first start, which may be yet to come.
    await seedCatalogues(db);
    const { taken, problems } = await importExternalPolicies({ db, clock }, file.lines, { checkOnly });
    print(`${count(taken)} ${checkOnly ? 'would be loaded' : 'loaded'}.`);
    const all = [
      ...problems,
      ...file.crowded.map((line) => ({
        line,
        column: '',
        why: 'has more values than the first line has columns',
      })),
    ];
    if (all.length === 0) return;
    const bad = new Set(all.map(({ line }) => line)).size;
    const table = formatTable(
      all.toSorted((left, right) => left.line - right.line),
      { LINE: ({ line }) => line, COLUMN: ({ column }) => column || null, WHY: ({ why }) => why },
    );
    const title = `${bad === 1 ? '1 line was' : `${bad} lines were`} not taken:`;
    throw new CommandFailure(`${title}\n\n${table}`);
  },
};

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new CommandFailure(`The file ${path} cannot be read.`);
  }
}

function count(policies: number): string {
  return policies === 1 ? '1 policy' : `${policies} policies`;
}

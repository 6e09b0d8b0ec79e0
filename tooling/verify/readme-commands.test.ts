import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(
  ['*.md', 'docs/**/*.md', '{apps,packages}/*/README.md', 'tooling/**/*.md{,.template}'],
  {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  },
);

function commandsOf(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  return [...blocks, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
}

test('no command of a README needs a pnpm that a bare machine lacks: `npm run pnpm -- …` brings it', () => {
  expect(pages).toContain('packages/pets/README.md');
  const bare = pages.flatMap((page) =>
    commandsOf(page).filter((command) => /^(npx .*)?pnpm[ @]/.test(command)),
  );
  expect(bare).toEqual([]);
});

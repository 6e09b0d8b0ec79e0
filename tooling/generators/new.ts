import { join, relative } from 'node:path';
import { formatFiles } from './format-files.ts';
import type { Generated } from './generated.ts';
import { generate, USAGE } from './generate.ts';

const root = join(import.meta.dirname, '../..');

function report({ files, next }: Generated): string {
  const written = [...new Set(files)].map((file) => `  ${relative(root, file)}`);
  const steps = next.map((step, index) => `  ${index + 1}. ${step}`);
  return ['Written or changed:', ...written, '', 'What is left to you:', ...steps].join('\n');
}

try {
  const generated = await generate(root, process.argv.slice(2));
  formatFiles(root, generated.files);
  console.log(report(generated));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}

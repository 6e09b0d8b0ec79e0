import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sizes } from './looks.ts';
import type { Picture } from './take-pictures.ts';

export async function writeSheet(folder: string, pictures: readonly Picture[]): Promise<string> {
  const template = await readFile(join(import.meta.dirname, 'sheet.html'), 'utf8');
  // A page's text could end the script.
  const data = JSON.stringify({ pictures, sizes }).replaceAll('<', String.raw`\u003c`);
  const file = join(folder, 'index.html');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    template.replace('{/* data */}', () => data),
  );
  return file;
}

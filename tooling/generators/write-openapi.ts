import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function writeOpenApi(root: string): Promise<string> {
  const server = join(root, 'packages/server');
  const print = `
    import { openApiDocument } from './src/openapi/document.ts';
    console.log(JSON.stringify(openApiDocument(), null, 2));`;
  const document = execFileSync(process.execPath, ['--input-type=module', '--eval', print], {
    cwd: server,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const file = join(server, 'openapi.json');
  await writeFile(file, document);
  return file;
}

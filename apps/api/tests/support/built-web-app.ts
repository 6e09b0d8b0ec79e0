import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

export const script = `console.log(${JSON.stringify('hola '.repeat(400))})`;
export const scriptPath = '/assets/main-Ab3_dE9x.js';

/** A folder like the build of the web app. */
export function builtWebApp(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'login'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Huella</title>');
  writeFileSync(join(folder, 'login/index.html'), '<!doctype html><title>Login</title>');
  writeFileSync(join(folder, scriptPath), script);
  writeFileSync(join(folder, `${scriptPath}.br`), 'made by the build');
  return folder;
}

import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type * as FindFaults from './find-faults.ts';

const source = await readFile(join(import.meta.dirname, 'find-faults.ts'), 'utf8');
const module = `data:text/javascript;base64,${Buffer.from(stripTypeScriptTypes(source)).toString('base64')}`;

export async function checkPage(page: Page): Promise<string[]> {
  return page.evaluate(async (path) => {
    const checks: typeof FindFaults = await import(path);
    return checks.findFaults();
  }, module);
}

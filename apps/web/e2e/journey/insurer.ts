import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const data = process.env['E2E_DATA'] ?? '';
const main = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'ops', 'main.ts');

export async function operate(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: join(data, 'data'), DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], { env });
  return stdout;
}

export async function insureElsewhere(email: string, pet: string, policy: string): Promise<string> {
  const file = join(data, `${policy}.csv`);
  const header = 'email;mascota;especie;raza;sexo;color;nacimiento;plan;poliza;desde';
  // The Argentine day: UTC is a day ahead for three hours of each evening.
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
  const born = `${new Date().getFullYear() - 3}-02-01`;
  const line = `${email};${pet};Perro;Mestizo;M;Marrón;${born};Plan 1 Esencial;${policy};${today}`;
  writeFileSync(file, `\ufeff${header}\r\n${line}\r\n`);
  return operate('portal', 'import', file);
}

/** Damaged spreadsheets: each line is loaded or reported, and no file breaks a command. */
import { migrate, seedCatalogues } from '@huella/server';
import {
  externalPolicyColumns,
  importExternalPolicies,
  importNetworkVets,
  networkVetColumns,
} from '@huella/server/operator';
import { memoryDatabase } from '@huella/server/testing';
import { damaged, fuzzing } from '@huella/server/testing/fuzz';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommandFailure } from '../src/ops/command.ts';
import { readCsvFile } from '../src/ops/csv-file.ts';

const clock = { now: () => new Date('2026-11-27T10:00:00-03:00') };

function fileOf(...lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`);
}

const policies = fileOf(
  'email;mascota;especie;raza;sexo;color;nacimiento;plan;poliza;desde',
  'ana@correo.example;Ñandú;Perro;mestizo;M;Negro;2023-02-01;Plan 1 Esencial;P-1;2026-06-01',
  'eva@correo.example;Mishi;Gato;"Común Europeo";H;"Gris; blanco";2024-02-01;plan 2 compañero;P-2;2026-06-01',
);
const vets = fileOf(
  'nombre,apellido,mail,telefono,tipos,provincia,localidad',
  'Eva,"Paz, Ñandú",eva@clinica.example,11 4567-8901,consulta estudioMascota,Buenos Aires,La Plata',
);

interface Line<Column extends string> {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
}

interface Report {
  readonly taken: number;
  readonly problems: readonly { readonly line: number; readonly why: string }[];
}

/** Loads damaged files of one kind; returns the number of loaded lines. */
async function loadDamaged<Column extends string>(
  right: Uint8Array<ArrayBuffer>,
  columns: readonly Column[],
  load: (lines: readonly Line<Column>[], options: { readonly checkOnly: boolean }) => Promise<Report>,
): Promise<number> {
  let all = 0;
  const whole = readCsvFile(right, columns).lines;
  expect(await load(whole, { checkOnly: true })).toEqual({ taken: whole.length, problems: [] });
  const isLoadedOrTold = fc.asyncProperty(fc.oneof(damaged([right]), damagedLines(right)), async (bytes) => {
    const lines = readLines(bytes, columns);
    if (lines === null) return;
    const { taken, problems } = await load(lines, { checkOnly: false });
    all += taken;
    expect(taken + new Set(problems.map(({ line }) => line)).size).toBe(lines.length);
    // A terminal would obey a control character.
    for (const { why } of problems) expect(why).not.toMatch(/\p{Cc}/u);
  });
  await fc.assert(isLoadedOrTold, fuzzing(150));
  return all;
}

/** Keeps the header and UTF-8 valid. */
function damagedLines(right: Uint8Array<ArrayBuffer>): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const [header = '', ...lines] = new TextDecoder().decode(right).split('\r\n');
  const rest = damaged([new TextEncoder().encode(lines.join('\r\n'))]);
  return rest.map((bytes) => fileOf(header, new TextDecoder().decode(bytes)));
}

function readLines<Column extends string>(bytes: Uint8Array, columns: readonly Column[]) {
  try {
    return readCsvFile(bytes, columns).lines;
  } catch (error) {
    expect(error).toBeInstanceOf(CommandFailure);
    return null;
  }
}

test('damaged policies of another channel and vets of the network are loaded or told', async () => {
  const db = memoryDatabase();
  await migrate(db);
  await seedCatalogues(db);
  const policiesTaken = loadDamaged(policies, externalPolicyColumns, (lines, options) =>
    importExternalPolicies({ db, clock }, lines, options),
  );
  expect(await policiesTaken).toBeGreaterThan(0);
  const vetsTaken = loadDamaged(vets, networkVetColumns, (lines, options) =>
    importNetworkVets({ db, clock }, lines, options),
  );
  expect(await vetsTaken).toBeGreaterThan(0);
  await db.destroy();
}, 3_600_000);

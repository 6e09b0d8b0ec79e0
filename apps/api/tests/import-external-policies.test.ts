import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ops } from './support/ops.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const HEADER = 'email;mascota;especie;raza;sexo;color;nacimiento;plan;poliza;desde';

/** A file of another channel in a folder of its own. */
function externalPolicyFile(lines: readonly string[], { end = '\r\n', mark = '\ufeff' } = {}): string {
  const path = join(temporaryFolder(), 'polizas.csv');
  writeFileSync(path, mark + [...lines, ''].join(end));
  return path;
}

const toto = 'ana@correo.example;Ñandú;Perro;mestizo;M;Negro;2023-02-01;Plan 1 Esencial;P-1;2026-06-01';
const mishi =
  'ana@correo.example;Mishi;Gato;"Común Europeo";Hembra;Gris;2024-02-01;plan 2 compañero;P-2;2026-06-01';

const dogLine = (mascota: string, poliza: string, email = 'ana@correo.example') =>
  `${email};${mascota};Perro;Mestizo;M;Negro;2023-02-01;Plan 1 Esencial;${poliza};2026-06-01`;

test('policies of another channel are loaded from a file of a spreadsheet and wait', async () => {
  const DATA_DIR = await preparedFolder();
  const file = externalPolicyFile([HEADER, toto, mishi, ';;;;;;;;;']);
  expect(await ops(DATA_DIR, 'portal', 'import', file, '--check')).toEqual({
    code: 0,
    printed: '2 policies would be loaded.',
    complaints: '',
  });
  expect((await ops(DATA_DIR, 'policy', 'list', 'ana@correo.example')).printed).toBe('No policies.');
  expect(await ops(DATA_DIR, 'portal', 'import', file)).toMatchObject({
    code: 0,
    printed: '2 policies loaded.',
  });
  const listed = await ops(DATA_DIR, 'policy', 'list', 'ANA@correo.example');
  expect(listed.printed).toMatch(/^P-1 +Ñandú +Plan 1 Esencial +2026-06-01 +waits to be associated$/m);
  const again = await ops(DATA_DIR, 'portal', 'import', file);
  expect([again.code, again.printed]).toEqual([1, '0 policies loaded.']);
  expect(again.complaints).toMatch(/^2 +poliza +P-1 is there already; nothing was changed$/m);
});

test('commas, quotation marks, other line ends and another order of columns are read, too', async () => {
  const header = 'Póliza,DESDE,plan,nacimiento,color,sexo,raza,especie,mascota,email,';
  const line =
    'P-9,2026-06-01,Plan 1 Esencial,2023-02-01,"Blanco, negro",h,Mestizo,perro,Sol,ana@correo.example,';
  for (const end of ['\n', '\r\n', '\r']) {
    const DATA_DIR = await preparedFolder();
    const file = externalPolicyFile([header, line], { end, mark: '' });
    expect(await ops(DATA_DIR, 'portal', 'import', file)).toMatchObject({
      code: 0,
      printed: '1 policy loaded.',
    });
  }
});

test('every bad line is listed with its column and reason, and the good ones are loaded', async () => {
  const DATA_DIR = await preparedFolder();
  const file = externalPolicyFile([
    HEADER,
    'ana;Toto;Perro;Mestizo;M;Negro;2023-02-01;Plan 1 Esencial;P-3;2026-06-01',
    'ana@correo.example;;Loro;Mestizo;X;;2023-02-30;Plan 9;HU-00000001;01/06/2026',
    'ana@correo.example;Toto;Perro;Siamés;M;Negro;2027-02-01;Plan 1 Esencial;;2026-06-01',
    '',
    toto,
    'ana@correo.example;"Sol\r\ny Luna";Perro;Mestizo;M;Negro;2023-02-01;Plan 1 Esencial;P-4;2026-06-01',
    'ana@correo.example;Luna "la loca";Perro;Mestizo;M;Negro;2023-02-01;Plan 1 Esencial;P-5;2022-06-01',
    'ana@correo.example;Toto;Perro',
    `${toto};de;más`,
    toto,
    mishi,
  ]);
  const { code, printed, complaints } = await ops(DATA_DIR, 'portal', 'import', file);
  expect([code, printed]).toEqual([1, '2 policies loaded.']);
  const lines = complaints.split('\n').map((line) => line.replace(/ {2,}/g, '|'));
  expect(lines).toEqual([
    '8 lines were not taken:',
    '',
    'LINE|COLUMN|WHY',
    '2|email|is not an email',
    '3|mascota|is missing',
    '3|especie|is none of perro, gato',
    '3|sexo|is none of h, hembra, f, m, macho',
    '3|color|is missing',
    '3|nacimiento|is not a day that exists, written YYYY-MM-DD',
    expect.stringContaining('3|plan|is none of Plan 1 Esencial, '),
    '3|poliza|begins like the numbers that this server gives (HU-)',
    '3|desde|is not a day that exists, written YYYY-MM-DD',
    '4|raza|is no breed of a Perro',
    '4|poliza|is missing',
    '4|nacimiento|is in the future',
    '7|mascota|has a quotation mark or a line break; check the quotation marks around here',
    '9|mascota|has a quotation mark or a line break; check the quotation marks around here',
    '9|desde|is before the birth of the pet',
    ...['raza', 'sexo', 'color', 'nacimiento', 'plan', 'poliza', 'desde'].map(
      (column) => `10|${column}|is missing`,
    ),
    '11|–|has a value under no column of the first line',
    '12|poliza|P-1 is there already; nothing was changed',
  ]);
});

test('a file with the mark of its end and empty lines before it has no line more', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const file = externalPolicyFile([HEADER, toto, '', ';;;;;;;;;', '\u001a'], { end });
    expect(await ops(await preparedFolder(), 'portal', 'import', file)).toMatchObject({
      code: 0,
      printed: '1 policy loaded.',
    });
  }
});

test('a line is counted as a text editor does, wherever line breaks are in quotation marks', async () => {
  const header = HEADER.replace('color', '"color\r\n"');
  const file = externalPolicyFile([
    header,
    dogLine('"Sol\r\n\r\ny Luna"', 'P-1'),
    dogLine('Toto', 'P-2', 'ana'),
    `${dogLine('"To\r\nto"', 'P-3')};más`,
    dogLine('Toto', 'P-4', 'eva'),
  ]);
  const { complaints } = await ops(await preparedFolder(), 'portal', 'import', file);
  expect([...complaints.matchAll(/^\d+ +\S+/gm)].map(([place]) => place.split(/ +/))).toEqual([
    ['4', 'lines'],
    ['3', 'mascota'],
    ['6', 'email'],
    ['7', '–'],
    ['9', 'email'],
  ]);
});

test('a name that nobody can read spoils its own line, and what is invisible around one is left away (D113)', async () => {
  const DATA_DIR = await preparedFolder();
  const file = externalPolicyFile([
    HEADER,
    dogLine('To\u001b[2Jto', 'P-1'),
    dogLine('\u3164\u2800', 'P-2'),
    dogLine('Toto', 'P\u31643'),
    dogLine('Toto', 'P-4', 'a\u200bna@correo.example'),
    dogLine('\u202eTo\u2066to\u115f', '\u200bP-5\u3164'),
  ]);
  const { printed, complaints } = await ops(DATA_DIR, 'portal', 'import', file);
  expect(printed).toBe('1 policy loaded.');
  expect(complaints.split('\n').map((lines) => lines.replace(/ {2,}/g, '|'))).toEqual([
    '4 lines were not taken:',
    '',
    'LINE|COLUMN|WHY',
    '2|mascota|has characters that nobody can read',
    '3|mascota|is missing',
    '4|poliza|is not 1 to 40 letters, digits, blanks and - . /',
    '5|email|is not an email',
  ]);
  const listed = await ops(DATA_DIR, 'policy', 'list', 'ana@correo.example');
  expect(listed.printed).toMatch(/^P-5 +Toto +Plan 1 Esencial/m);
});

test('a file that cannot be read as a whole loads nothing and says why', async () => {
  const DATA_DIR = await preparedFolder();
  const latin = join(temporaryFolder(), 'latin.csv');
  writeFileSync(latin, Buffer.from(`${HEADER}\n${toto}\n`, 'latin1'));
  const cases = [
    ['no-such.csv', 'The file no-such.csv cannot be read.'],
    [latin, 'The file is not UTF-8.'],
    [
      externalPolicyFile(['email;mascota;mascota', toto]),
      'name each of these columns once: mascota, especie,',
    ],
    [externalPolicyFile([HEADER, toto, 'ana@correo.example;"Toto;Perro']), 'Quote Not Closed'],
    [externalPolicyFile([]), 'The first line has to name'],
    [externalPolicyFile([HEADER.replace('plan', 'plam'), toto]), 'Nobody knows these columns: plam.'],
    [externalPolicyFile([`${HEADER};notas`, toto]), 'Nobody knows these columns: notas.'],
    [externalPolicyFile([HEADER, toto.replace('Negro', 'Ne\0gro')]), 'The file is not UTF-8.'],
  ] as const;
  for (const [file, why] of cases) {
    const { code, complaints } = await ops(DATA_DIR, 'portal', 'import', file);
    expect([code, complaints]).toEqual([1, expect.stringContaining(why)]);
  }
  expect((await ops(DATA_DIR, 'policy', 'list', 'ana@correo.example')).printed).toBe('No policies.');
});

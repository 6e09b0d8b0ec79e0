import { importExternalPolicies, ImportStopped } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { externalPolicyLine, signUpAndLogIn } from '../src/fixtures.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const ctx = useSuiteContext();

const linesOf = (email: string) => Array.from({ length: 700 }, () => externalPolicyLine(email));

async function countOf(email: string): Promise<number> {
  const rows = await ctx()
    .ports.db.selectFrom('external_policies')
    .select('id')
    .where('email_key', '=', email)
    .execute();
  return rows.length;
}

test('others write while a long file is loaded', async () => {
  let isOver = false;
  const loading = importExternalPolicies(ctx().ports, linesOf('largo@correo.example'), { checkOnly: false });
  const loaded = loading.finally(() => (isOver = true));
  await signUpAndLogIn(ctx());
  expect(isOver).toBe(false);
  expect((await loaded).taken).toBe(700);
});

test('what broke off leaves whole pieces, says how much, and the same file again loads the rest', async () => {
  const email = 'cortado@correo.example';
  const lines = linesOf(email);
  const torn = lines.with(450, {
    line: 451,
    get values(): never {
      throw new Error('the disk is gone');
    },
  });
  const stopped: unknown = await importExternalPolicies(ctx().ports, torn, { checkOnly: false }).catch(
    (error: unknown) => error,
  );
  expect(stopped).toBeInstanceOf(ImportStopped);
  expect(stopped).toMatchObject({ taken: 400, message: 'the disk is gone' });
  expect(await countOf(email)).toBe(400);
  expect((await importExternalPolicies(ctx().ports, lines, { checkOnly: false })).taken).toBe(300);
  expect(await countOf(email)).toBe(700);
});

test('a check takes nothing and no lock', async () => {
  const email = 'mirado@correo.example';
  const { db } = ctx().ports;
  const checked = await db
    .transaction()
    .execute((tx) => importExternalPolicies({ ...ctx().ports, db: tx }, linesOf(email), { checkOnly: true }));
  expect(checked).toEqual({ taken: 700, problems: [] });
  expect(await countOf(email)).toBe(0);
});

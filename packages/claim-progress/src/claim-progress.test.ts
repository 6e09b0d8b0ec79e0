import { expect, test } from 'vitest';
import { claimProgress, legalDates, type ClaimFacts } from './index.ts';
import { expectedOf } from './testing/oracle.ts';
import { factsOf, newRecord, seeded, step } from './testing/random-claim.ts';

test('500 random claims say after each of up to 50 steps what the oracle says', () => {
  const reached = new Set<string>();
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seeded(seed);
    const record = newRecord();
    const path: string[] = [];
    for (let count = Math.floor(random() * 51); count > 0; count -= 1) {
      path.push(step(record, random));
      const facts = factsOf(record);
      const progress = claimProgress(facts);
      const { decide, pay, ...expected } = expectedOf(record);
      const { current, actor, missing, badges, next } = progress;
      const dates = Object.fromEntries(progress.stages.map(({ stage, date }) => [stage, date]));
      const review = expected.current === 'revision' ? dates['revision'] : null;
      expect({ path, current, actor, missing, pending: badges.pending, next, review }).toEqual({
        path,
        ...expected,
      });
      expect({ path, ...legalDates(facts) }).toEqual({ path, decide, pay });
      expect(badges.documents).toBe(missing.length);
      reached.add(`${current} ${next}`);
    }
  }
  expect([...reached].toSorted()).toEqual([
    'comprobantes upload-receipts',
    'documentacion upload-documents',
    'pago nothing',
    'pago wait-for-payment',
    'resolucion nothing',
    'revision wait-for-decision',
    'veterinario resend-form',
    'veterinario send-form',
    'veterinario wait-for-vet',
  ]);
});

const none = { dniFrente: [], dniDorso: [], libretas: [], cbu: [], cbuTercero: [], constancia: [] };
const fresh: ClaimFacts = {
  claim: { creado: '2026-11-27T13:00:00.000Z', pagoATercero: false },
  indications: [],
  documents: none,
  receipts: {},
  resolution: null,
};

test('a claim that was just filed waits for its owner, who lacks every paper', () => {
  expect(claimProgress(fresh)).toEqual({
    stages: [
      { stage: 'denuncia', date: '2026-11-27T13:00:00.000Z' },
      { stage: 'veterinario', date: null },
      { stage: 'documentacion', date: null },
      { stage: 'comprobantes', date: null },
      { stage: 'revision', date: null },
      { stage: 'resolucion', date: null },
      { stage: 'pago', date: null },
    ],
    current: 'veterinario',
    actor: 'usted',
    missing: ['dniFrente', 'dniDorso', 'libretas', 'cbu'],
    badges: { pending: 0, documents: 4 },
    next: 'send-form',
  });
  expect(legalDates(fresh)).toEqual({ decide: null, pay: null });
});

test('where somebody else is paid their CBU and a certificate are missing, and the owner’s CBU is not', () => {
  const cbuTercero = [{ id: 1, estado: 'RECIBIDO' as const, fecha: '2026-11-28T13:00:00.000Z' }];
  const claim = { ...fresh.claim, pagoATercero: true };
  const { missing } = claimProgress({ ...fresh, claim, documents: { ...none, cbuTercero } });
  expect(missing).toEqual(['dniFrente', 'dniDorso', 'libretas', 'constancia']);
});

test('the law counts from the Argentine day of a decision late in the evening', () => {
  const resolution = { decidido: '2026-12-01T02:30:00.000Z', reconocido: 1000, pagado: null };
  expect(legalDates({ ...fresh, resolution })).toEqual({ decide: null, pay: '2026-12-15' });
});

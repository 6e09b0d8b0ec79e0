import { deliverOutbox } from '@huella/server';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { accountRaceTests } from './account-race-tests.ts';
import { accountTests } from './account-tests.ts';
import { openBench } from './bench.ts';
import { cardTests } from './card-tests.ts';
import { catalogueTests } from './catalogue-tests.ts';
import { changeDecisionTests } from './change-decision-tests.ts';
import { changeListTests } from './change-list-tests.ts';
import { changeTests } from './change-tests.ts';
import { exportTests } from './export-tests.ts';
import type { Bench, Home, MakeHome } from './home.ts';
import { idempotencyTests } from './idempotency-tests.ts';
import { inputTests } from './input-tests.ts';
import { legalOperatorTests } from './legal-operator-tests.ts';
import { legalTests } from './legal-tests.ts';
import { limitTests } from './limit-tests.ts';
import { paymentTests } from './payment-tests.ts';
import { personTests } from './person-tests.ts';
import { petTests } from './pet-tests.ts';
import { pictureRefusalTests } from './picture-refusal-tests.ts';
import { pictureTests } from './picture-tests.ts';
import { recoveryTests } from './recovery-tests.ts';
import { sessionTests } from './session-tests.ts';
import { syncTests } from './sync-tests.ts';
import { weightTests } from './weight-tests.ts';
import { wireTests } from './wire-tests.ts';

export type { Home, MakeHome, Outside } from './home.ts';
export { unchangedPerson } from './ask-change.ts';
export { drawJpeg } from './jpeg/draw.ts';
export { claiming } from './jpeg/look.ts';

const areas = {
  sessions: sessionTests,
  limits: limitTests,
  recovery: recoveryTests,
  person: personTests,
  changes: changeTests,
  'changes decided': changeDecisionTests,
  'changes listed': changeListTests,
  legal: legalTests,
  legalOperator: legalOperatorTests,
  account: accountTests,
  'account meanwhile': accountRaceTests,
  export: exportTests,
  catalogues: catalogueTests,
  payments: paymentTests,
  pets: petTests,
  weights: weightTests,
  pictures: pictureTests,
  'pictures refused': pictureRefusalTests,
  cards: cardTests,
  sync: syncTests,
  idempotency: idempotencyTests,
  input: inputTests,
  wire: wireTests,
} as const;

/**
 * The server's behaviour over HTTP, as tests of Vitest: every call, every refusal, ownership, retries, limits. Each home
 * runs it over its own engine (node:sqlite, sql.js, PostgreSQL). The database is shared by all tests of one run and need
 * not be empty afterwards.
 */
export function contractSuite(makeHome: MakeHome): void {
  let bench: (Bench & { home: Home }) | undefined;
  const current = () => {
    if (!bench) throw new Error('the suite has not started');
    return bench;
  };
  beforeAll(async () => {
    bench = await openBench(makeHome);
  }, 60_000);
  // One pass takes twenty: no test's mails wait before another's.
  afterEach(async () => {
    while ((await deliverOutbox(current().ports)).sent > 0);
  });
  afterAll(() => current().home.close());
  describe.each(Object.entries(areas))('%s', { timeout: 60_000 }, (_, tests) => {
    tests(current);
  });
}

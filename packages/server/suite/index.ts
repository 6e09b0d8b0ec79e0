import { deliverOutbox } from '@huella/server';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { accountRaceTests } from './account-race-tests.ts';
import { accountTests } from './account-tests.ts';
import { openContext } from './open-context.ts';
import { cardTests } from './card-tests.ts';
import { catalogueTests } from './catalogue-tests.ts';
import { changeDecisionTests } from './change-decision-tests.ts';
import { changeListTests } from './change-list-tests.ts';
import { changeTests } from './change-tests.ts';
import { exportTests } from './export-tests.ts';
import type { SuiteContext, Runtime, CreateRuntime } from './runtime.ts';
import { idempotencyTests } from './idempotency-tests.ts';
import { inputTests } from './input-tests.ts';
import { legalOperatorTests } from './legal-operator-tests.ts';
import { legalTests } from './legal-tests.ts';
import { limitTests } from './limit-tests.ts';
import { paymentTests } from './payment-tests.ts';
import { personTests } from './person-tests.ts';
import { petTests } from './pet-tests.ts';
import { photoRejectionTests } from './photo-rejection-tests.ts';
import { photoTests } from './photo-tests.ts';
import { recoveryTests } from './recovery-tests.ts';
import { sessionTests } from './session-tests.ts';
import { syncTests } from './sync-tests.ts';
import { weightTests } from './weight-tests.ts';
import { wireTests } from './wire-tests.ts';

export type { Runtime, CreateRuntime, ControlledPorts } from './runtime.ts';
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
  photos: photoTests,
  'photos rejected': photoRejectionTests,
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
export function contractSuite(createRuntime: CreateRuntime): void {
  let ctx: (SuiteContext & { runtime: Runtime }) | undefined;
  const current = () => {
    if (!ctx) throw new Error('the suite has not started');
    return ctx;
  };
  beforeAll(async () => {
    ctx = await openContext(createRuntime);
  }, 60_000);
  // One pass takes twenty: no test's mails wait before another's.
  afterEach(async () => {
    while ((await deliverOutbox(current().ports)).sent > 0);
  });
  afterAll(() => current().runtime.close());
  describe.each(Object.entries(areas))('%s', { timeout: 60_000 }, (_, tests) => {
    tests(current);
  });
}

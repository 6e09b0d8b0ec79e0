import type { Command } from '../command.ts';
import { approveChange, rejectChange } from './change.ts';
import { changes } from './changes.ts';
import { listClaims, moveClaim, noteSymptoms, showOneClaim } from './claims.ts';
import { demoReset } from './demo-reset.ts';
import { completeForm, declineForm } from './demo-vet.ts';
import { listLegal, resolveLegal } from './legal.ts';
import { person } from './person.ts';
import { cancel, list } from './policy.ts';
import { vetImport } from './import-vets.ts';
import { externalPolicyImport } from './import-external-policies.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  changes,
  approveChange,
  rejectChange,
  person,
  list,
  cancel,
  listLegal,
  resolveLegal,
  externalPolicyImport,
  listClaims,
  showOneClaim,
  moveClaim,
  noteSymptoms,
  vetImport,
  completeForm,
  declineForm,
  demoReset,
];

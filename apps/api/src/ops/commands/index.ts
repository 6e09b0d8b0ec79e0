import type { Command, FolderCommand } from '../command.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import {
  confirmCancellationCommand,
  listCancellationRequests,
  rejectCancellationCommand,
} from './cancellation.ts';
import { approveChange, rejectChange } from './change.ts';
import { changes } from './changes.ts';
import { approveFile, listFilesOfClaim, returnFile, showFile } from './claim-files.ts';
import { recordPaperOfClaim, recordReceiptOfClaim } from './claim-papers.ts';
import { listClaims, moveClaim, recordSymptoms } from './claims.ts';
import {
  approveClaimCommand,
  closeClaimCommand,
  payClaimCommand,
  rejectClaimCommand,
} from './decide-claim.ts';
import { listAudit } from './audit.ts';
import { listConfig, setConfig, unsetConfig } from './config.ts';
import { demoLoad } from './demo-load.ts';
import { demoReset } from './demo-reset.ts';
import { completeForm, declineForm } from './demo-vet.ts';
import { replayErasuresCommand } from './erasures.ts';
import { addCall, cancelCall, listEvents } from './event.ts';
import { listLegal, resolveLegal } from './legal.ts';
import { filesSweep } from './files-sweep.ts';
import { migrateCommand } from './migrate.ts';
import { listOutbox, resendMailCommand } from './mails.ts';
import { person } from './person.ts';
import { cancelPolicyCommand, listPoliciesOf } from './policy.ts';
import { rotateKeys } from './rotate-keys.ts';
import { showClaimCommand } from './show-claim.ts';
import { vetImport } from './import-vets.ts';
import { externalPolicyImport } from './import-external-policies.ts';

export const commands: readonly (Command | FolderCommand)[] = [
  changes,
  approveChange,
  rejectChange,
  person,
  listPoliciesOf,
  cancelPolicyCommand,
  listCancellationRequests,
  confirmCancellationCommand,
  rejectCancellationCommand,
  listLegal,
  resolveLegal,
  listOutbox,
  resendMailCommand,
  externalPolicyImport,
  listClaims,
  showClaimCommand,
  moveClaim,
  recordSymptoms,
  recordPaperOfClaim,
  recordReceiptOfClaim,
  listFilesOfClaim,
  showFile,
  returnFile,
  approveFile,
  approveClaimCommand,
  rejectClaimCommand,
  payClaimCommand,
  closeClaimCommand,
  addCall,
  listEvents,
  cancelCall,
  vetImport,
  listConfig,
  setConfig,
  unsetConfig,
  completeForm,
  declineForm,
  backupCommand,
  restoreCommand,
  replayErasuresCommand,
  filesSweep,
  migrateCommand,
  rotateKeys,
  listAudit,
  demoLoad,
  demoReset,
];

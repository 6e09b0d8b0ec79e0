import type { Ports } from '@huella/server';
import {
  addMovement,
  addVideoCall,
  approveClaim,
  cancelPolicy,
  closeClaim,
  completeDemoForm,
  confirmCancellation,
  declineDemoForm,
  listAllClaims,
  listCancellations,
  listChangeRequests,
  listPolicies,
  payClaim,
  rejectCancellation,
  rejectClaim,
  resolveChangeRequest,
  reviewFile,
  showClaim,
  showPerson,
  type RecognisedAmount,
} from '@huella/server/operator';
import type { MockServer } from '../mock-server.ts';
import { accepted } from './rejections.ts';

type MovementKind = Parameters<typeof addMovement>[2]['kind'];
type VideoCall = Parameters<typeof addVideoCall>[2];

/**
 * The insurer's actions, by the real rules. Each sends its mails before it resolves, and rejects with a Spanish message if the server
 * rejects it. Ids and codes are those of the lists.
 */
export interface Operator {
  /** Newest first; default all accounts. */
  claims: (email?: string) => ReturnType<typeof listAllClaims>;
  /** Null without such a claim. */
  claim: (id: number) => ReturnType<typeof showClaim>;
  /** Recognises `amounts`, else each receipt in full. */
  approve: (claim: number, amounts?: readonly RecognisedAmount[]) => Promise<void>;
  reject: (claim: number, reason: string) => Promise<void>;
  close: (claim: number, reason: string) => Promise<void>;
  /** `bankAccountLastFour`: of the account that it was paid to. */
  pay: (claim: number, bankAccountLastFour?: string) => Promise<void>;
  move: (claim: number, kind: MovementKind, text: string) => Promise<void>;
  approveFile: (file: number) => Promise<void>;
  returnFile: (file: number, reason: string) => Promise<void>;
  /** With the usual answers, which `answers` may replace. */
  completeForm: (form: number, answers?: Readonly<Record<string, unknown>>) => Promise<void>;
  declineForm: (form: number) => Promise<void>;
  /** Pending ones, oldest first. */
  changes: () => ReturnType<typeof listChangeRequests>;
  approveChange: (request: number) => Promise<void>;
  rejectChange: (request: number, reason: string) => Promise<void>;
  cancellations: () => ReturnType<typeof listCancellations>;
  confirmCancellation: (code: string) => Promise<void>;
  rejectCancellation: (code: string, reason: string) => Promise<void>;
  policies: (email: string) => ReturnType<typeof listPolicies>;
  cancelPolicy: (number: string) => Promise<void>;
  person: (email: string) => ReturnType<typeof showPerson>;
  /** `day` and `time` in Argentina, `info` about the vet. */
  addVideoCall: (pet: number, call: VideoCall) => Promise<void>;
}

export function createOperator(server: Pick<MockServer, 'act' | 'read'>): Operator {
  const act = async (work: (ports: Ports) => Promise<unknown>) => accepted(await server.act(work));
  return {
    claims: (email) =>
      server.read(async ({ db }) => {
        const all = await listAllClaims(db);
        return email === undefined ? all : all.filter((claim) => claim.email === email);
      }),
    claim: (id) => server.read((ports) => showClaim(ports, id)),
    approve: (claim, amounts = []) => act((ports) => approveClaim(ports, claim, amounts)),
    reject: (claim, reason) => act((ports) => rejectClaim(ports, claim, reason)),
    close: (claim, reason) => act((ports) => closeClaim(ports, claim, reason)),
    pay: (claim, bankAccountLastFour = '5201') => act((ports) => payClaim(ports, claim, bankAccountLastFour)),
    move: (claim, kind, text) => act((ports) => addMovement(ports, claim, { kind, text })),
    approveFile: (file) => act((ports) => reviewFile(ports, file, { state: 'approved' })),
    returnFile: (file, reason) => act((ports) => reviewFile(ports, file, { state: 'returned', reason })),
    completeForm: (form, answers) =>
      act(async (ports) => {
        const completion = await completeDemoForm(ports, form, answers);
        return completion.result === 'invalid' ? completion : completion.result;
      }),
    declineForm: (form) =>
      act(async (ports) => ((await declineDemoForm(ports, form)) ? 'declined' : 'form_not_open')),
    changes: () => server.read(({ db }) => listChangeRequests(db)),
    approveChange: (request) => act((ports) => resolveChangeRequest(ports, request, { approve: true })),
    rejectChange: (request, reason) =>
      act((ports) => resolveChangeRequest(ports, request, { approve: false, reason })),
    cancellations: () => server.read(({ db }) => listCancellations(db)),
    confirmCancellation: (code) => act((ports) => confirmCancellation(ports, code)),
    rejectCancellation: (code, reason) => act((ports) => rejectCancellation(ports, code, reason)),
    policies: (email) => server.read((ports) => listPolicies(ports, email)),
    cancelPolicy: (number) => act((ports) => cancelPolicy(ports, number)),
    person: (email) => server.read(({ db }) => showPerson(db, email)),
    addVideoCall: (pet, call) => act((ports) => addVideoCall(ports, pet, call)),
  };
}

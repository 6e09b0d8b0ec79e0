import type { DocumentSlot } from '@huella/contract';
import type { ClaimRecord, FormRecord } from './random-claim.ts';

const forOwner: readonly DocumentSlot[] = ['dniFrente', 'dniDorso', 'libretas', 'cbu'];
const forThird: readonly DocumentSlot[] = ['dniFrente', 'dniDorso', 'libretas', 'cbuTercero', 'constancia'];

/** The expected progress, written independently from the decisions (D65, D90, D91). */
export function expectedOf(record: ClaimRecord) {
  const { requests, forms, papers, decision, now, filedAt } = record;
  const withForm = requests.flatMap(({ form }) => (form === null ? [] : (forms[form] ?? [])));
  const pending = requests.length - withForm.filter(({ declined }) => !declined).length;
  const live = [...new Set(withForm)].filter(({ declined }) => !declined);
  const waiting = live.filter(({ completedAt }) => completedAt === null);
  const answered = live.filter(({ completedAt }) => completedAt !== null);
  const needed = record.paysThirdParty ? forThird : forOwner;
  const there = (slot: DocumentSlot) => {
    const list = papers[slot];
    return list.length > 0 && list[list.length - 1]?.state !== 'DEVUELTO';
  };
  const lacking = needed.filter((slot) => !there(slot));
  const unreceipted = answered.filter(({ receipts }) => receipts.every(({ returned }) => returned));

  if (decision) {
    const something = decision.state === 'APROBADO' && decision.lines.some((line) => line.recognised !== 0);
    const owed = something && decision.paidAt === null;
    return {
      current: something ? 'pago' : 'resolucion',
      actor: owed ? 'nosotros' : null,
      missing: [],
      pending,
      next: owed ? 'wait-for-payment' : 'nothing',
      decide: null,
      review: null,
      pay: owed ? dayAfter(decision.at, 15) : null,
    };
  }
  const base = { missing: lacking, pending, decide: null, pay: null, review: null };
  if (live.length === 0) return { ...base, current: 'veterinario', actor: 'usted', next: 'send-form' };
  if (waiting.length > 0) {
    const dead = (form: FormRecord) => form.expiresAt <= now || (form.bounced && !form.opened);
    const all = waiting.every(dead);
    const next = all ? 'resend-form' : 'wait-for-vet';
    return { ...base, current: 'veterinario', actor: all ? 'usted' : 'veterinario', next };
  }
  if (lacking.length > 0)
    return { ...base, current: 'documentacion', actor: 'usted', next: 'upload-documents' };
  if (unreceipted.length > 0)
    return { ...base, current: 'comprobantes', actor: 'usted', next: 'upload-receipts' };
  const since = Math.max(
    filedAt,
    ...answered.flatMap(({ completedAt, receipts }) => [
      completedAt ?? 0,
      receipts.find(({ returned }) => !returned)?.at ?? 0,
    ]),
    ...needed.map((slot) => papers[slot].at(-1)?.at ?? 0),
  );
  const waits = { current: 'revision', actor: 'nosotros', next: 'wait-for-decision' };
  return { ...base, ...waits, decide: dayAfter(since, 30), review: new Date(since).toISOString() };
}

/** Counts Argentine days. */
function dayAfter(at: number, days: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(at);
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

import type {
  DocumentSlot,
  DocumentState,
  DocumentStatus,
  Resolution,
  ResolutionState,
} from '@huella/contract';
import { receiptFacts, resolutionFacts, type ClaimFacts } from '../facts.ts';

const HOUR = 3_600_000;
const LIFE = 30 * 24 * HOUR;
const slots: readonly DocumentSlot[] = [
  'dniFrente',
  'dniDorso',
  'libretas',
  'cbu',
  'cbuTercero',
  'constancia',
];

export interface FormRecord {
  sentAt: number;
  expiresAt: number;
  bounced: boolean;
  opened: boolean;
  completedAt: number | null;
  declined: boolean;
  readonly receipts: { at: number; amount: number; returned: boolean }[];
}

interface RequestRecord {
  form: number | null;
}

/** What happened to a claim, from which facts and oracle are derived. */
export interface ClaimRecord {
  now: number;
  readonly filedAt: number;
  paysThirdParty: boolean;
  readonly requests: RequestRecord[];
  readonly forms: FormRecord[];
  readonly papers: Record<DocumentSlot, { at: number; state: DocumentState }[]>;
  /** `lines` is the recognised amount by form. */
  decision: {
    at: number;
    state: ResolutionState;
    lines: { form: number; requested: number; recognised: number }[];
    paidAt: number | null;
  } | null;
}

type Random = () => number;

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function newRecord(): ClaimRecord {
  const filedAt = Date.parse('2026-11-27T13:00:00Z');
  const papers = { dniFrente: [], dniDorso: [], libretas: [], cbu: [], cbuTercero: [], constancia: [] };
  return { now: filedAt, filedAt, paysThirdParty: false, requests: [], forms: [], papers, decision: null };
}

type Step = (record: ClaimRecord, random: Random) => void;

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

function open({ forms, now }: ClaimRecord): FormRecord[] {
  return forms.filter((form) => form.completedAt === null && !form.declined && form.expiresAt > now);
}

function send(record: ClaimRecord, requests: readonly RequestRecord[]): void {
  const { now, forms } = record;
  const life = { sentAt: now, expiresAt: now + LIFE };
  forms.push({ ...life, bounced: false, opened: false, completedAt: null, declined: false, receipts: [] });
  for (const request of requests) request.form = forms.length - 1;
}

const isPending = ({ forms }: ClaimRecord, { form }: RequestRecord) =>
  form === null || forms[form]?.declined === true;

const steps: Readonly<Record<string, Step>> = {
  link(record) {
    const request = { form: null };
    record.requests.push(request);
    send(record, [request]);
  },
  refer(record) {
    const pending = record.requests.filter((request) => isPending(record, request));
    if (pending.length > 0) send(record, pending);
  },
  open(record, random) {
    const form = pick(open(record), random);
    if (form) form.opened = true;
  },
  complete(record, random) {
    const form = pick(open(record), random);
    if (!form) return;
    form.completedAt = record.now;
    for (let more = Math.floor(random() * 3); more > 0; more -= 1) record.requests.push({ form: null });
  },
  decline(record, random) {
    const form = pick(open(record), random);
    if (form) form.declined = true;
  },
  // Within 48 hours a vet may add requests or withdraw unsent ones; the completion date stays.
  correct(record, random) {
    const isRecent = ({ completedAt }: FormRecord) =>
      completedAt !== null && record.now - completedAt < 48 * HOUR;
    if (!record.forms.some(isRecent)) return;
    const unsent = record.requests.findIndex(({ form }) => form === null);
    if (unsent >= 0 && random() < 0.5) record.requests.splice(unsent, 1);
    else record.requests.push({ form: null });
  },
  // The insurer's movements do not affect progress.
  movement() {},
  bounce(record, random) {
    const form = pick(open(record), random);
    if (form && !form.opened) form.bounced = true;
  },
  resend(record, random) {
    const form = pick(
      record.forms.filter(({ completedAt, declined }) => completedAt === null && !declined),
      random,
    );
    if (form) Object.assign(form, { sentAt: record.now, expiresAt: record.now + LIFE, bounced: false });
  },
  wait(record) {
    record.now += LIFE;
  },
  receivePaper(record, random) {
    record.papers[pick(slots, random) ?? 'cbu'].push({ at: record.now, state: 'RECIBIDO' });
  },
  receiveMissing(record) {
    for (const slot of slots.slice(0, 4)) record.papers[slot].push({ at: record.now, state: 'RECIBIDO' });
  },
  returnPaper(record, random) {
    const newest = record.papers[pick(slots, random) ?? 'cbu'].at(-1);
    if (newest) newest.state = 'DEVUELTO';
  },
  approvePaper(record, random) {
    const newest = record.papers[pick(slots, random) ?? 'cbu'].at(-1);
    if (newest) newest.state = 'APROBADO';
  },
  receipt(record, random) {
    const completed = record.forms.filter(({ completedAt }) => completedAt !== null);
    const amount = 1000 + Math.floor(random() * 3) * 500;
    pick(completed, random)?.receipts.push({ at: record.now, amount, returned: false });
  },
  returnReceipt(record, random) {
    const receipt = pick(
      record.forms.flatMap(({ receipts }) => receipts),
      random,
    );
    if (receipt) receipt.returned = true;
  },
  choosePaidParty(record, random) {
    record.paysThirdParty = random() < 0.3;
  },
  approve(record, random) {
    const recognised = (amount: number) => (random() < 0.5 ? amount : Math.floor(random() * 2) * 100);
    if (random() < 0.5) decide(record, 'APROBADO', recognised);
  },
  reject(record, random) {
    if (random() < 0.3) decide(record, 'RECHAZADO', () => 0);
  },
  close(record, random) {
    if (random() < 0.3) decide(record, 'CERRADO', () => 0);
  },
  pay({ decision, now }) {
    if (decision?.lines.some((line) => line.recognised > 0)) decision.paidAt ??= now;
  },
};

function decide(record: ClaimRecord, state: ResolutionState, recognised: (amount: number) => number): void {
  const lines = record.forms.flatMap(({ receipts }, form) =>
    receipts.map(({ amount }) => ({ form, requested: amount, recognised: recognised(amount) })),
  );
  record.decision ??= { at: record.now, state, lines, paidAt: null };
}

/** Applies a random step, up to three days later. */
export function step(record: ClaimRecord, random: Random): string {
  const name = pick(Object.keys(steps), random) ?? '';
  record.now += Math.floor(random() * 72) * HOUR;
  steps[name]?.(record, random);
  return name;
}

const iso = (at: number) => new Date(at).toISOString();

/** As the API answers it. */
export function factsOf(record: ClaimRecord): ClaimFacts {
  const { requests, forms, papers, decision, now } = record;
  const files = (slot: DocumentSlot) =>
    papers[slot].map(({ at, state }, id) => ({ id: id + 1, estado: state, fecha: iso(at) }));
  const documents: DocumentStatus = {
    dniFrente: files('dniFrente'),
    dniDorso: files('dniDorso'),
    libretas: files('libretas'),
    cbu: files('cbu'),
    cbuTercero: files('cbuTercero'),
    constancia: files('constancia'),
  };
  return {
    claim: { creado: iso(record.filedAt), pagoATercero: record.paysThirdParty },
    indications: requests.map((request) => indicationOf(record, request, now)),
    documents,
    receipts: receiptFacts(
      forms.flatMap(({ receipts }, vetFormId) =>
        receipts.map(({ at, returned }) => ({
          vetFormId,
          fecha: iso(at),
          estado: returned ? ('DEVUELTO' as const) : ('RECIBIDO' as const),
        })),
      ),
    ),
    resolution: decision && resolutionFacts(resolutionOf(decision)),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function resolutionOf({ at, state, lines, paidAt }: NonNullable<ClaimRecord['decision']>): Resolution {
  const isPaid = (recognised: number) => paidAt !== null && recognised > 0;
  const recognised = lines.map((line) => line.recognised);
  return {
    estado: state,
    decidido: iso(at),
    motivo: null,
    lineas: lines.map((line, index) => ({
      comprobanteId: index + 1,
      vetFormId: line.form,
      concepto: 'Consulta',
      pedido: line.requested,
      reconocido: line.recognised,
      motivo: null,
      pagado: isPaid(line.recognised) ? line.recognised : 0,
      fecha: isPaid(line.recognised) && paidAt !== null ? iso(paidAt) : null,
      cuenta: isPaid(line.recognised) ? '1234' : null,
    })),
    pedido: total(lines.map(({ requested }) => requested)),
    reconocido: total(recognised),
    pagado: paidAt === null ? 0 : total(recognised),
  };
}

function indicationOf(
  record: ClaimRecord,
  request: RequestRecord,
  now: number,
): ClaimFacts['indications'][number] {
  const form = request.form === null ? undefined : record.forms[request.form];
  if (!form) return { estado: 'PENDIENTE', vetFormId: null, enlace: null };
  const completed = form.completedAt === null ? null : iso(form.completedAt);
  const enlace = {
    estado: linkState(form, now),
    enviado: iso(form.sentAt),
    entregado: null,
    rebotado: form.bounced ? iso(form.sentAt) : null,
    abierto: null,
    empezado: null,
    completado: completed,
    corregido: null,
    declinado: form.declined ? iso(now) : null,
    vence: iso(form.expiresAt),
    recordatorios: [],
    recordatoriosDetenidos: null,
  };
  const sent = completed === null ? 'ENVIADO' : 'COMPLETADO';
  return { estado: form.declined ? 'PENDIENTE' : sent, vetFormId: request.form, enlace };
}

function linkState(
  form: FormRecord,
  now: number,
): 'declinado' | 'completado' | 'vencido' | 'abierto' | 'rebotado' | 'enviado' {
  if (form.declined) return 'declinado';
  if (form.completedAt !== null) return 'completado';
  if (form.expiresAt <= now) return 'vencido';
  if (form.opened) return 'abierto';
  return form.bounced ? 'rebotado' : 'enviado';
}

import type { CallId, DocumentSlot } from '@huella/contract';
import { setPaidParty } from '@huella/contract/claim-files';
import { claimsOf } from './claims-of.ts';
import { papers } from './images/draw-paper.ts';
import type { HistoryContext } from './history-context.ts';
import { apiOf, signIn } from './sign-in.ts';
import { answerForms, NO_REQUESTS } from './vet-forms.ts';

/** A queued file, as `addToOutbox` of `@huella/outbox` takes it. */
export interface UnsentFile {
  readonly call: CallId;
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly field: string; readonly blob: Blob; readonly name: string };
  readonly title: string;
  readonly topic: string;
  readonly tags: readonly { readonly type: string; readonly id: string }[];
}

type Row = readonly [
  slot: DocumentSlot,
  title: string,
  call: CallId,
  field: string,
  fields: Readonly<Record<string, string>>,
  bytes: Promise<Uint8Array<ArrayBuffer>>,
];

/** The vet of the first claim has answered and a third party is to be paid; no paper has arrived. */
export async function awaitPapers({ ports, origin, person }: HistoryContext): Promise<void> {
  const [claim = 0] = await claimsOf(ports, person);
  await answerForms(ports, claim, NO_REQUESTS);
  const api = apiOf(ports, origin);
  const { token } = await signIn(api, person);
  await api(setPaidParty, { token, body: { siniestroId: claim, tercero: true } });
}

/** The papers queued for a claim, as the app queues them. */
export async function unsentPapers(claim: number): Promise<UnsentFile[]> {
  const [front, back, booklet] = [papers.card(claim), papers.card(claim + 50), papers.booklet(claim)];
  const [account, certificate] = [papers.sheet(claim), papers.sheet(claim + 70)];
  const rows = [
    ['dniFrente', 'DNI: frente', 'addDniFile', 'dni', { lado: 'frente' }, front],
    ['dniDorso', 'DNI: dorso', 'addDniFile', 'dni', { lado: 'dorso' }, back],
    ['libretas', 'Libreta de vacunación', 'addBookletFile', 'libreta_vacunacion', {}, booklet],
    ['cbuTercero', 'CBU de quien cobra', 'addCbuFile', 'file', { tercero: 'true' }, account],
    [
      'constancia',
      'Constancia de autorización',
      'addOtherFile',
      'doc_extra',
      { label: 'constancia' },
      certificate,
    ],
  ] as const satisfies readonly Row[];
  return Promise.all(
    rows.map(async ([slot, title, call, field, fields, bytes]) => ({
      call,
      fields: { siniestroId: String(claim), ...fields },
      file: { field, blob: new Blob([await bytes], { type: 'image/jpeg' }), name: `${title}.jpg` },
      title,
      topic: `claim/${claim}/paper/${slot}`,
      tags: [{ type: 'Claim', id: 'LIST' }],
    })),
  );
}

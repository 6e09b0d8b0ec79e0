import { showClaim, type ClaimDetails } from '@huella/server/operator';
import { CommandFailure, onlyId, type Command } from '../command.ts';
import { formatTable, shortTime } from '../table.ts';
import { documentColumns } from './document-columns.ts';

const clock = { now: () => new Date() };

export const showClaimCommand: Command = {
  name: 'claim show',
  usage: 'ID',
  summary:
    'Show a claim: how far it is, its symptoms, movements, forms, papers, files, receipts and decision',
  run: async ({ db, args, print }) => {
    const id = onlyId(args);
    const claim = await showClaim({ db, clock }, id);
    if (!claim) throw new CommandFailure(`No claim has the id ${id}.`);
    print(
      [detailRowsOf, movementsOf, indicationsOf, formsOf, documentsOf, moneyOf]
        .map((section) => section(claim))
        .join('\n\n'),
    );
  },
};

function detailRowsOf({ summary, symptoms, progress, legal, resolution }: ClaimDetails): string {
  const rows = [
    ['Claim', summary.id],
    ['Person', summary.email],
    ['Pet', summary.pet],
    ['Day', summary.day],
    ['Filed', shortTime(summary.createdAt)],
    ['Description', summary.description],
    ['Stage', progress.current],
    ['Who acts', progress.actor],
    ['Missing', progress.missing.join(', ') || null],
    ['Decide by', legal.decide],
    ['Pay by', legal.pay],
    ['Decision', resolution && `${resolution.estado} ${shortTime(resolution.decidido)}`],
    ['Reason', resolution?.motivo ?? null],
    ['Symptoms', symptoms.map(({ nombre }) => nombre).join(', ') || null],
  ] as const;
  return formatTable(rows, { FACT: ([name]) => name, VALUE: ([, value]) => value });
}

function movementsOf({ movements }: ClaimDetails): string {
  return formatTable(movements, {
    MOVEMENT: ({ fecha_movimiento }) => shortTime(fecha_movimiento),
    TEXT: ({ razon }) => razon,
  });
}

function indicationsOf({ indications }: ClaimDetails): string {
  return formatTable(indications, {
    INDICATION: ({ tipo }) => tipo,
    STATE: ({ estado }) => estado,
    FORM: ({ vetFormId }) => vetFormId,
    LINK: ({ enlace }) => enlace?.estado ?? null,
    VET: ({ vet }) => vet?.nombre ?? null,
    REQUESTED: ({ descripcionInicial }) => descripcionInicial,
    DIAGNOSIS: ({ vetForm }) => vetForm?.completado?.diagnostico ?? null,
  });
}

const warningTexts = {
  owner_email: 'the vet’s email is the owner’s',
  owner_network: 'sent from a network that the owner logs in from',
} as const;

function formsOf({ forms }: ClaimDetails): string {
  return formatTable(forms, {
    'COMPLETED FORM': ({ id }) => id,
    VET: ({ vet }) => vet,
    LICENCE: ({ licence }) => licence,
    ATTENDED: ({ visitDay }) => visitDay,
    CORRECTED: ({ correctedAt }) => (correctedAt === null ? null : shortTime(correctedAt)),
    WARNINGS: ({ warnings }) => warnings.map((warning) => warningTexts[warning]).join('; ') || null,
  });
}

function documentsOf({ documents }: ClaimDetails): string {
  return formatTable(documents, documentColumns);
}

function moneyOf({ receipts, resolution }: ClaimDetails): string {
  const rows = receipts.map((receipt) => ({
    ...receipt,
    line: resolution?.lineas.find(({ comprobanteId }) => comprobanteId === receipt.id),
  }));
  return formatTable(rows, {
    RECEIPT: ({ id }) => id,
    FORM: ({ formId }) => formId,
    CONCEPT: ({ concepto }) => concepto,
    REQUESTED: ({ monto }) => monto,
    RECOGNISED: ({ line }) => line?.reconocido ?? null,
    PAID: ({ line }) => line?.pagado ?? null,
    ACCOUNT: ({ line }) => line?.cuenta ?? null,
    REASON: ({ line }) => line?.motivo?.texto ?? null,
  });
}

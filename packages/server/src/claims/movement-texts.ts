import type { DocumentSlot, ExtraDocumentKind } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import { isolate } from '@huella/validation/text';

const papers: Readonly<Record<DocumentSlot, string>> = {
  dniFrente: 'el frente del DNI',
  dniDorso: 'el dorso del DNI',
  libretas: 'la libreta de vacunación',
  cbu: 'el CBU',
  cbuTercero: 'el CBU de quien cobra',
  constancia: 'la constancia de autorización',
};

const extras: Readonly<Record<ExtraDocumentKind, string>> = { estudio: 'el estudio', informe: 'el informe' };

export const nameOf = {
  paper: (slot: DocumentSlot) => papers[slot],
  extra: (kind: ExtraDocumentKind, label: string) => `${extras[kind]} «${isolate(label)}»`,
  receipt: (concept: string, amount: number) =>
    `el comprobante de ${formatMoney(amount)} (${isolate(concept)})`,
} as const;

export const movements = {
  received: (what: string) => `Recibimos ${what}.`,
  removed: (what: string) => `Usted retiró ${what}.`,
  returned: (what: string, reason: string) => `Tenemos que pedirle otra vez ${what}: ${reason}`,
  approved: (what: string) => `Revisamos ${what}: está bien.`,
  receipt: (concept: string, amount: number) =>
    `Recibimos un comprobante de ${formatMoney(amount)}: ${concept}`,
  paysThirdParty: 'Usted nos dijo que el reintegro lo cobra otra persona.',
  paysOwner: 'Usted nos dijo que el reintegro lo cobra usted.',
  decided: (recognised: number, requested: number) =>
    `Resolvimos su siniestro: reconocemos ${formatMoney(recognised)} de los ${formatMoney(requested)} que pidió.`,
  rejected: (reason: string) => `No podemos reconocer este siniestro: ${reason}`,
  closed: (reason: string) => `Cerramos este siniestro: ${reason}`,
  paid: (amount: number, lastFour: string) =>
    `Pagamos ${formatMoney(amount)} en la cuenta terminada en ${lastFour}.`,
} as const;

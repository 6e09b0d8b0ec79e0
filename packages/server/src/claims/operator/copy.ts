import type { DocumentSlot, ReductionCode } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';

/** Each paper as it stands in a sentence. */
const papers: Readonly<Record<DocumentSlot, string>> = {
  dniFrente: 'el frente del DNI',
  dniDorso: 'el dorso del DNI',
  libretas: 'la libreta de vacunación',
  cbu: 'el CBU',
  cbuTercero: 'el CBU de quien cobra',
  constancia: 'la constancia de autorización',
};

/** What owners read in the movements of a claim when the insurer did something. */
export const movements = {
  received: (slot: DocumentSlot) => `Recibimos ${papers[slot]}.`,
  returned: (slot: DocumentSlot, reason: string) => `Tenemos que pedirle otra vez ${papers[slot]}: ${reason}`,
  approved: (slot: DocumentSlot) => `Revisamos ${papers[slot]}: está bien.`,
  receipt: (concept: string, amount: number) =>
    `Recibimos un comprobante de ${formatMoney(amount)}: ${concept}`,
  decided: (recognised: number, asked: number) =>
    `Resolvimos su siniestro: reconocemos ${formatMoney(recognised)} de los ${formatMoney(asked)} que pidió.`,
  rejected: (reason: string) => `No podemos reconocer este siniestro: ${reason}`,
  closed: (reason: string) => `Cerramos este siniestro: ${reason}`,
  paid: (amount: number, lastFour: string) =>
    `Pagamos ${formatMoney(amount)} en la cuenta terminada en ${lastFour}.`,
} as const;

/** Why less is recognised, where the operator says nothing of their own. `otro` says nothing by itself. */
export const reductions: Readonly<Record<ReductionCode, string | null>> = {
  franquicia: 'Descontamos la franquicia que figura en su póliza.',
  tope: 'El gasto supera el tope que figura en su póliza.',
  no_cubierto: 'Su póliza no cubre este gasto.',
  fuera_de_vigencia: 'La atención fue fuera de la vigencia de su póliza.',
  otro: null,
};

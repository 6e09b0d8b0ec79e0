import { indicationToWire } from '../../../claims/indication-to-wire.ts';
import { receiptToWire } from '../../../claims/receipt-to-wire.ts';
import { readResolutions } from '../../../claims/read-resolutions.ts';
import { listPapers, type PaperRow } from '../../../claims/repositories/claim-documents.ts';
import { listExtras, type ExtraRow } from '../../../claims/repositories/claim-extras.ts';
import { listReceiptRows, type ReceiptRow } from '../../../claims/repositories/claim-receipts.ts';
import { ofClaim } from '../../../claims/repositories/claim-scope.ts';
import { listMovements, listSymptoms } from '../../../claims/repositories/claim-notes.ts';
import { listIndicationRows } from '../../../claims/repositories/indications.ts';
import type { Executor } from '../../../db/transaction.ts';
import { exportClaims, exportVetContacts } from '../../repositories/account-export.ts';
import { claimFileName } from '../claim-file-name.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

/** Includes the vets' answers about the pet, but not their drafts. */
export const claims: Section = {
  name: 'siniestros',
  tables: [
    'claims',
    'claim_symptoms',
    'claim_movements',
    'indications',
    'vet_forms',
    'claim_documents',
    'claim_receipts',
    'claim_extras',
    'claim_resolutions',
    'claim_resolution_lines',
  ],
  async read(db, { accountId }) {
    const rows = await exportClaims(db, accountId);
    return Promise.all(
      rows.map(async (claim) => ({
        numero: claim.id,
        mascota: claim.pet,
        fecha: claim.illness_day,
        descripcion: claim.denuncia_administrativa,
        cargado: inArgentina(claim.created_at),
        cobraOtraPersona: claim.pays_third_party === 1,
        sintomas: (await listSymptoms(db, claim.id)).map(({ nombre }) => nombre),
        movimientos: (await listMovements(db, claim.id)).map(({ fecha_movimiento, razon }) => ({
          fecha: inArgentina(fecha_movimiento),
          razon,
        })),
        indicaciones: await readIndications(db, claim.id),
        documentacion: await readPapers(db, claim.id),
        estudiosEInformes: await readExtras(db, claim.id),
        comprobantes: await readReceipts(db, claim.id),
        resolucion: await readDecision(db, claim.id),
      })),
    );
  },
};

async function readIndications(db: Executor, claimId: number) {
  const rows = await listIndicationRows(db, claimId);
  return rows.map((row) => {
    const { tipo, estado, descripcionInicial, vet, vetForm, enlace } = indicationToWire(row, new Date(0));
    return {
      tipo,
      estado,
      descripcion: descripcionInicial,
      veterinario: vet?.nombre ?? null,
      fechaDeAtencion: vetForm?.fechaAtencionSegunCliente ?? null,
      enviada: inArgentina(enlace?.enviado ?? null),
      completada: inArgentina(enlace?.completado ?? null),
      declinada: inArgentina(enlace?.declinado ?? null),
      formulario: vetForm?.completado ?? null,
    };
  });
}

async function readPapers(db: Executor, claimId: number) {
  const rows = await listPapers(db, ofClaim(claimId));
  return rows.map((row) => ({ papel: row.slot, ...readReview(row) }));
}

async function readExtras(db: Executor, claimId: number) {
  const rows = await listExtras(db, claimId);
  return rows.map((row) => ({ tipo: row.tipo, nombre: row.label, ...readReview(row) }));
}

async function readReceipts(db: Executor, claimId: number) {
  const rows = await listReceiptRows(db, ofClaim(claimId));
  return rows.map((row) => {
    const { concepto, monto, fiscal } = receiptToWire(row);
    return { concepto, monto, comprobante: fiscal, ...readReview(row) };
  });
}

function readReview(row: PaperRow | ExtraRow | ReceiptRow) {
  const { id, claim_id, estado, motivo, fecha, reviewed_at, file_name } = row;
  return {
    estado,
    motivo,
    llego: inArgentina(fecha),
    revisado: inArgentina(reviewed_at),
    archivo: file_name === null ? null : claimFileName({ id, claim_id, file_name }),
  };
}

/** Of the account that was paid only the last four digits are kept. */
async function readDecision(db: Executor, claimId: number) {
  const resolution = (await readResolutions(db, ofClaim(claimId))).get(claimId);
  if (!resolution) return null;
  const { estado, decidido, motivo, pedido, reconocido, pagado, lineas } = resolution;
  return {
    estado,
    fecha: inArgentina(decidido),
    motivo,
    pedido,
    reconocido,
    pagado,
    detalle: lineas.map((line) => ({
      concepto: line.concepto,
      pedido: line.pedido,
      reconocido: line.reconocido,
      motivo: line.motivo?.texto ?? null,
      pagado: line.pagado,
      fecha: inArgentina(line.fecha),
      cuentaTerminadaEn: line.cuenta,
    })),
  };
}

export const vetContacts: Section = {
  name: 'veterinarios',
  tables: ['vet_contacts'],
  async read(db, { accountId }) {
    const rows = await exportVetContacts(db, accountId);
    return rows.map(({ nombre, mail, telefono, created_at, updated_at }) => ({
      nombre,
      email: mail,
      telefono,
      cargado: inArgentina(created_at),
      ultimoUso: inArgentina(updated_at),
    }));
  },
};

import { indicationToWire } from '../../../claims/indication-to-wire.ts';
import { listMovements, listSymptoms } from '../../../claims/repositories/claim-notes.ts';
import { listIndicationRows } from '../../../claims/repositories/indications.ts';
import { exportClaims, exportVetContacts } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

/** With what vets answered about the pet; what a vet is still typing is the vet's own. */
export const claims: Section = {
  name: 'siniestros',
  tables: ['claims', 'claim_symptoms', 'claim_movements', 'indications', 'vet_forms'],
  async read(db, { accountId }) {
    const rows = await exportClaims(db, accountId);
    return Promise.all(
      rows.map(async (claim) => ({
        numero: claim.id,
        mascota: claim.pet,
        fecha: claim.illness_day,
        descripcion: claim.denuncia_administrativa,
        cargado: inArgentina(claim.created_at),
        sintomas: (await listSymptoms(db, claim.id)).map(({ nombre }) => nombre),
        movimientos: (await listMovements(db, claim.id)).map(({ fecha_movimiento, razon }) => ({
          fecha: inArgentina(fecha_movimiento),
          razon,
        })),
        indicaciones: (await listIndicationRows(db, claim.id)).map((row) => {
          const { tipo, estado, descripcionInicial, vet, vetForm, enlace } = indicationToWire(
            row,
            new Date(0),
          );
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
        }),
      })),
    );
  },
};

/** The vets that the person wrote to. */
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

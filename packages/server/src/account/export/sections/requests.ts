import { ownedChanges } from '../../../changes/owned-changes.ts';
import { listLegalRequestsOf } from '../../../legal/repositories/legal-requests.ts';
import { findPersonRow } from '../../../person/repositories/persons.ts';
import { exportPets } from '../../repositories/account-export.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

const EPOCH = new Date(0);

export const changeRequests: Section = {
  name: 'solicitudesDeCambio',
  tables: ['change_requests', 'change_fields'],
  async read(db, { accountId }) {
    const names = new Map((await exportPets(db, accountId)).map(({ id, nombre }) => [id, nombre]));
    const rows = await ownedChanges(db, accountId, EPOCH);
    return rows.map(({ mascotaId, estado, motivo, vista, campos, creada, resuelta }) => ({
      sobre: mascotaId === null ? 'sus datos personales' : names.get(mascotaId),
      estado,
      motivo,
      vista,
      campos,
      creada: inArgentina(creada),
      resuelta: inArgentina(resuelta),
    }));
  },
};

/** Requires the email and the DNI: who registered with a stranger's email must not read the stranger's requests. */
export const legalRequests: Section = {
  name: 'gestionesLegales',
  tables: ['legal_requests'],
  async read(db, { accountId, emailKey }) {
    const owner = await findPersonRow(db, accountId);
    const rows = owner ? await listLegalRequestsOf(db, { email: emailKey, dni: owner.dni }) : [];
    return rows.map((request) => ({
      tipo: request.kind,
      codigo: request.code,
      nombre: request.nombre,
      dni: request.dni,
      email: request.email,
      poliza: request.policy_number,
      motivo: request.reason,
      estado: request.estado,
      creada: inArgentina(request.created_at),
      resuelta: inArgentina(request.resolved_at),
    }));
  },
};

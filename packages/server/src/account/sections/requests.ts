import { ownedChanges } from '../../changes/owned-changes.ts';
import { heldPets } from '../../repositories/held-records.ts';
import { listLegalRequestsOf } from '../../repositories/legal-requests.ts';
import { inArgentina } from '../readable.ts';
import type { Section } from '../section.ts';

const EVER = new Date(0);

export const changeRequests: Section = {
  name: 'solicitudesDeCambio',
  tables: ['change_requests', 'change_fields'],
  async read(db, { accountId }) {
    const names = new Map((await heldPets(db, accountId)).map(({ id, nombre }) => [id, nombre]));
    const held = await ownedChanges(db, accountId, EVER);
    return held.map(({ id: _id, mascotaId, creada, resuelta, ...request }) => ({
      sobre: mascotaId === null ? 'sus datos personales' : names.get(mascotaId),
      ...request,
      creada: inArgentina(creada),
      resuelta: inArgentina(resuelta),
    }));
  },
};

/** Made with or without an account, under its address. */
export const legalRequests: Section = {
  name: 'gestionesLegales',
  tables: ['legal_requests'],
  async read(db, { emailKey }) {
    const held = await listLegalRequestsOf(db, emailKey);
    return held.map((request) => ({
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

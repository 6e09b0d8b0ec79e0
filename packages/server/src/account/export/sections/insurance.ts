import { petDataNames, type PetData } from '@huella/contract/pet-data';
import { pick } from '../../../db/pick.ts';
import { lastDayOf } from '../../../policies/policy-state.ts';
import { listOwnCancellations } from '../../../policies/repositories/cancellation-requests.ts';
import {
  exportPaymentMethods,
  exportPets,
  exportPolicies,
  exportExternalPolicies,
  exportWeights,
} from '../../repositories/account-export.ts';
import { photoName } from '../photo-name.ts';
import { inArgentina, sexNames } from '../readable.ts';
import type { Section } from '../section.ts';

export const pets: Section = {
  name: 'mascotas',
  tables: ['pets', 'weight_entries'],
  async read(db, { accountId }) {
    const weights = await exportWeights(db, accountId);
    const rows = await exportPets(db, accountId);
    return rows.map((pet) => ({
      ...petDataOf(pet),
      pesos: weights
        .filter(({ pet_id }) => pet_id === pet.id)
        .map(({ fecha_pesaje, peso }) => ({ fecha: fecha_pesaje, kilos: peso })),
      foto: pet.photo_hash === null ? null : photoName(pet),
      cargada: inArgentina(pet.created_at),
    }));
  },
};

/** Fields without a Spanish name here keep their wire name, so that a new field is never left out. */
function petDataOf(pet: PetData) {
  const { nombre, animal, raza, sexo, color, fecha_nacimiento, ...further } = pick(pet, petDataNames);
  const named = { nombre, especie: animal, raza, sexo: sexNames[sexo], color };
  return { ...named, fechaDeNacimiento: fecha_nacimiento, ...further };
}

export const policies: Section = {
  name: 'polizas',
  tables: ['policies'],
  async read(db, { accountId }) {
    const rows = await exportPolicies(db, accountId);
    return rows.map((policy) => ({
      numero: policy.number,
      mascota: policy.pet,
      plan: policy.plan,
      desde: policy.start_day,
      hasta: lastDayOf(policy),
      anulada: inArgentina(policy.cancelled_at),
      medioDePago: policy.masked,
      codigoDeBeneficio: policy.benefit_code,
      contratada: inArgentina(policy.created_at),
    }));
  },
};

export const cancellations: Section = {
  name: 'pedidosDeBaja',
  tables: ['cancellation_requests'],
  async read(db, { accountId }) {
    const rows = await listOwnCancellations(db, accountId);
    return rows.map((request) => ({
      codigo: request.code,
      poliza: request.number,
      mascota: request.pet,
      motivo: request.reason,
      detalle: request.detail,
      estado: request.estado,
      respuesta: request.answer,
      creado: inArgentina(request.created_at),
      resuelto: inArgentina(request.resolved_at),
    }));
  },
};

export const externalPolicies: Section = {
  name: 'polizasDeOtrosCanales',
  tables: ['external_policies'],
  async read(db, { accountId }) {
    const rows = await exportExternalPolicies(db, accountId);
    return rows.map((policy) => ({
      numero: policy.number,
      email: policy.email_key,
      mascota: policy.nombre,
      especie: policy.animal,
      raza: policy.raza,
      sexo: sexNames[policy.sexo],
      color: policy.color,
      fechaDeNacimiento: policy.fecha_nacimiento,
      plan: policy.plan,
      desde: policy.start_day,
      asociada: inArgentina(policy.associated_at),
    }));
  },
};

export const paymentMethods: Section = {
  name: 'mediosDePago',
  tables: ['payment_methods'],
  async read(db, { accountId }) {
    const rows = await exportPaymentMethods(db, accountId);
    return rows.map(({ tipo, masked, expiry, created_at }) => ({
      tipo,
      numero: masked,
      vencimiento: expiry?.slice(0, 7) ?? null,
      cargado: inArgentina(created_at),
    }));
  },
};

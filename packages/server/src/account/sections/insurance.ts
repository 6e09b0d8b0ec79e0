import { lastDayOf } from '../../cards/policy-state.ts';
import {
  heldPaymentMethods,
  heldPets,
  heldPolicies,
  heldPortalPolicies,
  heldWeights,
} from '../../repositories/held-records.ts';
import { photoName } from '../photo-name.ts';
import { inArgentina, sexNames } from '../readable.ts';
import type { Section } from '../section.ts';

export const pets: Section = {
  name: 'mascotas',
  tables: ['pets', 'weight_entries'],
  async read(db, { accountId }) {
    const weights = await heldWeights(db, accountId);
    const held = await heldPets(db, accountId);
    return held.map((pet) => ({
      nombre: pet.nombre,
      especie: pet.animal,
      raza: pet.raza,
      sexo: sexNames[pet.sexo],
      color: pet.color,
      fechaDeNacimiento: pet.fecha_nacimiento,
      pesos: weights
        .filter(({ pet_id }) => pet_id === pet.id)
        .map(({ fecha_pesaje, peso }) => ({ fecha: fecha_pesaje, kilos: peso })),
      foto: pet.photo_hash === null ? null : photoName(pet),
      cargada: inArgentina(pet.created_at),
    }));
  },
};

export const policies: Section = {
  name: 'polizas',
  tables: ['policies'],
  async read(db, { accountId }) {
    const held = await heldPolicies(db, accountId);
    return held.map((policy) => ({
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

/** As the other channel had them when they were associated. */
export const portalPolicies: Section = {
  name: 'polizasDeOtrosCanales',
  tables: ['portal_policies'],
  async read(db, { accountId }) {
    const held = await heldPortalPolicies(db, accountId);
    return held.map((policy) => ({
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
    const held = await heldPaymentMethods(db, accountId);
    return held.map(({ tipo, masked, expiry, created_at }) => ({
      tipo,
      numero: masked,
      vencimiento: expiry?.slice(0, 7) ?? null,
      cargado: inArgentina(created_at),
    }));
  },
};

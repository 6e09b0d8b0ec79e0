import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as payments from './payments.ts';
import * as person from './person.ts';
import * as pets from './pets.ts';

/** Every call of the wire, by operation id: what the server must answer and OpenAPI lists. */
export const calls = {
  login: auth.login,
  register: auth.register,
  recoverPassword: auth.recoverPassword,
  logout: auth.logout,
  refreshSession: auth.refreshSession,
  getPerson: person.getPerson,
  createPerson: person.createPerson,
  requestDataChange: person.requestDataChange,
  listLocalities: person.listLocalities,
  getProvince: person.getProvince,
  listPets: pets.listPets,
  getPet: pets.getPet,
  createPet: pets.createPet,
  listBreeds: pets.listBreeds,
  listPlans: pets.listPlans,
  listConfigItems: pets.listConfigItems,
  listPaymentMethods: payments.listPaymentMethods,
  createPaymentMethod: payments.createPaymentMethod,
  listPaymentMediums: payments.listPaymentMediums,
} as const satisfies Record<string, Call>;

export type CallId = keyof typeof calls;

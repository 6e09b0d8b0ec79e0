import { unchangedPerson } from '@huella/contract/changes';
import { claimBody, linkBody, VET } from './claims.ts';
import { vaccination } from './events.ts';
import { bagBody } from './food.ts';
import { newSubscription } from './subscriptions.ts';
import { cardBody, personBody, petBody, PASSWORD } from './fixtures.ts';

export const account = { email: 'alguien@correo.example', password: PASSWORD };

/** A valid body of every call with one. */
export const requestBodies: Readonly<Record<string, object>> = {
  login: account,
  register: { ...account, confirm: PASSWORD },
  recoverPassword: { email: account.email },
  logout: { refreshToken: 'x', firebase_token: null },
  refreshSession: { refresh_token: 'x' },
  createPerson: personBody(),
  requestDataChange: {
    mascotaId: 1,
    mascotaNombre: 'Sol',
    mascotaEspecie: 'Gato',
    mascotaFechaNac: '2024-01-01',
  },
  listLocalities: { provincia: 'Salta' },
  createPet: petBody(1, { codigo: 'X' }),
  createWeightEntry: { mascotaId: 1, peso: 4.5, fecha_pesaje: '2026-11-27' },
  createPaymentMethod: cardBody(),
  requestSyncLink: { email: account.email },
  requestCancellation: { poliza: 'HU-00000001', motivo: 'OTRO', detalle: 'Me mudo' },
  deleteAccount: { password: 'otra' },
  createClaim: claimBody(1),
  sendVetLink: linkBody(1),
  resendVetLink: { subVetFormId: 1, data: { veterinario: VET, siniestroId: 1, fechaAtencion: '2026-11-26' } },
  stopVetReminders: { subVetFormId: 1 },
  reuseFile: { siniestroId: 1, archivoId: 1 },
  setPaidParty: { siniestroId: 1, tercero: true },
  createEvent: vaccination(1),
  updateEvent: vaccination(1),
  createFoodBag: bagBody([1]),
  updateFoodBag: { id: 1, ...bagBody([1]) },
  detachFromFoodBag: { id: 1, mascotas: [1] },
  correctFoodBag: { kilos: 1, dia: '2026-11-20' },
  finishFoodBag: { dia: '2026-11-20' },
  setCalendarFeed: { tipos: ['Vacuna'], mascotas: null },
  updateReminderSettings: { tipos: { Vacuna: false }, dias_alimento: 7 },
  subscribeToPush: { tokens: [newSubscription().subscriptionJson] },
  markNotificationsRead: { hasta: 1 },
  updateNotificationSettings: { tipos: ['Siniestro'] },
  createLegalRequest: {
    tipo: 'BAJA',
    nombre: 'Ana Prueba',
    dni: '30123456',
    email: account.email,
    poliza: 'HU-1',
    motivo: 'Me mudo',
  },
};

export const personChangeBody = {
  ...unchangedPerson,
  nombre: 'Eva',
  fechaNac: '01-02-1990',
  localidad: 14001,
};

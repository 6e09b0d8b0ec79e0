import { calls, SAVINGS_CBU } from '@huella/contract';
import { approveClaim, completeDemoForm, recordPaper, resolveChangeRequest } from '@huella/server/operator';
import { drawJpeg } from '@huella/server/testing';
import { newSubscription, subscribe } from './subscriptions.ts';
import { requestCancellation, policyOf } from './cancellations.ts';
import { newImage, sendExtra, sendPaper, sendReceipt } from './claim-files.ts';
import { addClaim, indicationsOf, sendForm, VET } from './claims.ts';
import type { Client } from './client.ts';
import { addEvent, eventBody, vaccination } from './events.ts';
import { addPet, CBU, signUpWithPerson } from './fixtures.ts';
import { addBag, bagBody } from './food.ts';
import { hashOf, sendPhoto } from './photos.ts';
import type { Kind } from './references.ts';
import type { SuiteContext } from './suite-context.ts';

export type Ids = Readonly<Record<Kind, string | number>>;

export interface FullAccount {
  readonly client: Client;
  readonly ids: Ids;
  /** A word that is in this account's texts only. */
  readonly word: string;
}

let accounts = 0;

/** An account with one of everything, created through the API. */
export async function fullAccount(ctx: SuiteContext): Promise<FullAccount> {
  accounts += 1;
  const word = `Quilla${'abcdefghij'.charAt(accounts % 10)}${'klmnopqrst'.charAt(Math.floor(accounts / 10))}`;
  const client = await signUpWithPerson(ctx);
  await subscribe(client, newSubscription());
  const pet = await addPet(client, { nombre: word });
  const other = await addPet(client, { nombre: `${word} Dos` });
  const { foto_link } = (await sendPhoto(client, pet, drawJpeg(64 + accounts, 48))).body;
  return {
    client,
    word,
    ids: {
      pet,
      photo: hashOf(foto_link),
      policy: policyOf(pet),
      email: client.email,
      payment: await accountOf(client),
      ...(await claimsOf(ctx, client, pet, word)),
      ...(await noted(client, [pet, other], word)),
      change: await resolvedChange(ctx, client, pet, word),
      feed: await feedOf(client),
    },
  };
}

/** A savings account besides the pets' cards. */
async function accountOf(client: Client): Promise<number> {
  const body = { numero_pago: CBU, vencimiento: null, tipo: SAVINGS_CBU };
  return (await client.call(calls.createPaymentMethod, { body })).body.id;
}

async function claimsOf(ctx: SuiteContext, client: Client, pet: number, word: string) {
  const fecha_carga = ctx.ports.clock.now().toISOString();
  const claims: number[] = [];
  for (const name of ['abierto', 'anterior', 'resuelto'])
    claims.push(await addClaim(client, pet, { fecha_carga, denuncia_administrativa: `${word} ${name}` }));
  const [claim = 0, earlier = 0, settledClaim = 0] = claims;
  const veterinario = { ...VET, nombre: `Dra. ${word}`, mail: `${word.toLowerCase()}@clinica.example` };
  const completedForm = await sendForm(client, claim, { veterinario });
  await completeDemoForm(ctx.ports, completedForm);
  await sendForm(client, claim, { veterinario: { ...veterinario, nombre: `Dra. ${word} Paz` } });
  const indications: { id: number; estado: string }[] = await indicationsOf(client, claim);
  const inState = (state: string) => indications.find(({ estado }) => estado === state)?.id ?? 0;
  await sendReceipt(client, completedForm, { fields: { concepto: `${word} consulta` } });
  await sendExtra(client, claim, { fields: { label: `${word} estudio` } });
  await sendPaper(client, earlier, 'libretas', { name: `${word}.jpg` });
  const { id: file } = (await sendPaper(client, claim, 'dniFrente', { name: `${word}.jpg` })).body;
  const settledForm = await sendForm(client, settledClaim, { veterinario });
  await completeDemoForm(ctx.ports, settledForm, { pedidos: [] });
  for (const slot of ['dniFrente', 'dniDorso', 'cbu', 'libretas'] as const)
    await recordPaper(ctx.ports, settledClaim, { slot, state: 'received' });
  await sendReceipt(client, settledForm, { bytes: newImage() });
  await approveClaim(ctx.ports, settledClaim, []);
  return {
    claim,
    settledClaim,
    completedForm,
    file,
    sentIndication: inState('ENVIADO'),
    pendingIndication: inState('PENDIENTE'),
  };
}

async function noted(client: Client, pets: readonly number[], word: string) {
  const [pet = 0] = pets;
  await addEvent(client, vaccination(pet));
  const event = await addEvent(client, eventBody(pet, { description: word }));
  const bag = await addBag(client, bagBody(pets, { nombrePetShop: word }));
  const { body } = await client.call(calls.correctFoodBag, { params: { id: bag }, body: { kilos: 3 } });
  return { event, bag, correction: body.correcciones.at(-1).id };
}

async function resolvedChange(ctx: SuiteContext, client: Client, mascotaId: number, word: string) {
  const body = { mascotaId, mascotaNombre: `${word} Tres` };
  const { id } = (await client.call(calls.requestDataChange, { body })).body;
  await resolveChangeRequest(ctx.ports, id, { approve: false, reason: word });
  await requestCancellation(client, policyOf(mascotaId + 1), { detalle: word });
  return id;
}

/** The file name of the feed's URL. */
async function feedOf(client: Client): Promise<string> {
  const { body } = await client.call(calls.setCalendarFeed, { body: { tipos: ['Vacuna'], mascotas: null } });
  return body.url.slice(body.url.lastIndexOf('/') + 1);
}

/** Ids without a record. */
export const unusedIds: Ids = {
  pet: 999_999_901,
  photo: 'f'.repeat(64),
  policy: policyOf(99_999_901),
  email: 'nadie@correo.example',
  payment: 999_999_902,
  claim: 999_999_903,
  settledClaim: 999_999_904,
  completedForm: 999_999_905,
  file: 999_999_906,
  sentIndication: 999_999_907,
  pendingIndication: 999_999_908,
  event: 999_999_909,
  bag: 999_999_910,
  correction: 999_999_911,
  change: 999_999_912,
  feed: `${'A'.repeat(43)}.ics`,
};

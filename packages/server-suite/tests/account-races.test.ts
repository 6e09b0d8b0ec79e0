/** Requests that are running when an account is deleted. */
import { calls } from '@huella/contract';
import { addVideoCall, recordPaper } from '@huella/server/operator';
import { drawJpeg } from '@huella/server/testing';
import { expect, test } from 'vitest';
import { newSubscription } from '../src/subscriptions.ts';
import { requestCancellation, policyOf } from '../src/cancellations.ts';
import { sendPaper } from '../src/claim-files.ts';
import { addClaim, claimBody, indicationsOf, linkBody, sendForm, VET } from '../src/claims.ts';
import { addEvent, eventBody } from '../src/events.ts';
import { addBag, bagBody, FOOD } from '../src/food.ts';
import { addCard, addPet, cardBody, PASSWORD, petBody, signUpWithPerson } from '../src/fixtures.ts';
import { addPetWithPhoto, hashOf, sendPhoto } from '../src/photos.ts';
import { rowsOf } from '../src/tables.ts';
import { newClient, type Reply, type Client } from '../src/client.ts';
import { confirm, fillIn, openDevice, vetPathOf } from '../src/vet-page.ts';
import { unlessBlocked, withPause } from '../src/with-pause.ts';
import { withPorts } from '../src/with-ports.ts';
import { useSuiteContext } from '../src/use-suite-context.ts';

const remove = (client: Client) => client.call(calls.deleteAccount, { body: { password: PASSWORD } });

const ctx = useSuiteContext();

/** Deletes the account, and begins something else after the first statement that names this. Returns the other's reply. */
async function removeMeanwhile<Result>({ token }: Client, name: string, begin: () => Promise<Result>) {
  let begun: Promise<Result> | undefined;
  const paused = withPause(ctx(), name, async () => {
    begun = begin();
    await unlessBlocked(begun);
  });
  expect((await remove(Object.assign(newClient(paused), { token }))).status).toBe(200);
  return begun;
}

test('a photo that arrives meanwhile is gone, too', async () => {
  const client = await signUpWithPerson(ctx());
  const { id, path } = await addPetWithPhoto(client);
  const { blobs } = ctx().ports;
  const keys = [`pets/${id}/${hashOf(path)}`];
  const put: typeof blobs.put = (key, bytes, type) => {
    keys.push(key);
    return blobs.put(key, bytes, type);
  };
  const sender = newClient(withPorts(ctx(), { blobs: { ...blobs, put } }));
  Object.assign(sender, { token: client.token });
  expect((await sender.call(calls.listPets)).status).toBe(200);
  const late = await removeMeanwhile(client, 'photo_hash', () => sendPhoto(sender, id, drawJpeg(96, 72)));
  expect(late?.status).toBe(404);
  for (const key of keys) expect(await blobs.get(key)).toBeNull();
});

test('a pet that is insured meanwhile is rejected: no policy ends without a trace', async () => {
  const client = await signUpWithPerson(ctx());
  const paymentId = await addCard(client);
  const petId = await addPet(client);
  const before = await rowsOf(ctx(), 'retained_policies');
  const late = await removeMeanwhile(client, 'policies', () =>
    client.call(calls.createPet, { body: petBody(paymentId), key: 'otra' }),
  );
  expect([401, 409]).toContain(late?.status);
  const kept = (await rowsOf(ctx(), 'retained_policies')).slice(before.length);
  expect(kept.map((row) => row['number'])).toEqual([`HU-${String(petId).padStart(8, '0')}`]);
});

/** A claim whose first form was sent to a vet. */
async function withForm() {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const claimId = await addClaim(client, petId);
  await sendForm(client, claimId);
  const [{ id }] = await indicationsOf(client, claimId);
  return { client, petId, claimId, id };
}

test('claims, forms and files that are sent meanwhile come before the end or are rejected, and neither fails', async () => {
  const other = { ...VET, mail: 'otra@clinica.example' };
  type Person = Awaited<ReturnType<typeof withForm>>;
  const works: ((person: Person) => Promise<Reply>)[] = [
    ({ client, petId }) => {
      const body = claimBody(petId, { denuncia_administrativa: 'Renguea' });
      return client.call(calls.createClaim, { body });
    },
    ({ client, claimId }) => client.call(calls.sendVetLink, { body: linkBody(claimId) }),
    ({ client, claimId, id }) => {
      const data = { veterinario: other, siniestroId: claimId };
      return client.call(calls.resendVetLink, { body: { subVetFormId: id, data } });
    },
    ({ client, claimId }) => sendPaper(client, claimId, 'cbu'),
    ({ client, claimId }) =>
      client.call(calls.setPaidParty, { body: { siniestroId: claimId, tercero: true } }),
  ];
  for (const work of works) {
    const person = await withForm();
    const late = await removeMeanwhile(person.client, 'policies', () => work(person));
    expect([401, 404]).toContain(late?.status);
  }
});

test('a form that its vet sends or declines meanwhile is not taken, and neither fails', async () => {
  for (const search of ['?paso=revision', '?paso=declinar']) {
    const { client, claimId } = await withForm();
    const device = openDevice(ctx(), await vetPathOf(client, claimId));
    await fillIn(device);
    const late = await removeMeanwhile(client, 'policies', () => confirm(device, search));
    expect(late?.status).toBe(404);
  }
});

test('events that are noted, done or deleted meanwhile come before the end or are rejected, and none fails', async () => {
  const works: ((client: Client, own: { petId: number; id: number }) => Promise<Reply>)[] = [
    (client, { petId }) => client.call(calls.createEvent, { body: eventBody(petId) }),
    (client, { petId, id }) => {
      const { mascotaId: _, ...body } = eventBody(petId, { hora: '10:30' });
      return client.call(calls.updateEvent, { params: { id }, body });
    },
    (client, { id }) => client.call(calls.deleteEvent, { params: { id } }),
  ];
  for (const work of works) {
    const client = await signUpWithPerson(ctx());
    const petId = await addPet(client);
    const own = { petId, id: await addEvent(client, eventBody(petId)) };
    const late = await removeMeanwhile(client, 'policies', () => work(client, own));
    expect(late?.status).toBe(401);
  }
});

test('a bag that is noted or corrected meanwhile comes before the end or is rejected, and none fails', async () => {
  for (const work of [
    (client: Client, petId: number) => client.call(calls.createFoodBag, { body: bagBody([petId]) }),
    (client: Client, _petId: number, id: number) =>
      client.call(calls.correctFoodBag, { params: { id }, body: { kilos: 1 }, key: 'queda' }),
  ]) {
    const client = await signUpWithPerson(ctx());
    const petId = await addPet(client);
    const id = await addBag(client, bagBody([petId], { alimentoId: FOOD.alsoForDogs }));
    const late = await removeMeanwhile(client, 'policies', () => work(client, petId, id));
    expect(late?.status).toBe(401);
  }
});

test('a policy whose end is asked for meanwhile ends with the account, or the request comes first', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const late = await removeMeanwhile(client, 'policies', () => requestCancellation(client, policyOf(petId)));
  expect(late?.status).toBe(401);
});

const chooseFeed = (client: Client) =>
  client.call(calls.setCalendarFeed, { body: { tipos: ['Vacuna'], mascotas: null } });

test('a feed that is switched on, chosen again or renewed meanwhile comes before the end or is rejected, and none fails', async () => {
  const works: { isOn: boolean; work: (client: Client) => Promise<Reply> }[] = [
    { isOn: false, work: chooseFeed },
    { isOn: true, work: chooseFeed },
    { isOn: true, work: (client) => client.call(calls.renewCalendarFeed) },
  ];
  for (const { isOn, work } of works) {
    const client = await signUpWithPerson(ctx());
    if (isOn) await chooseFeed(client);
    const late = await removeMeanwhile(client, 'policies', () => work(client));
    expect(late?.status).toBe(401);
  }
});

test('a browser that subscribes, and an inbox that is read, meanwhile are rejected, and none fails', async () => {
  const works: ((client: Client) => Promise<Reply>)[] = [
    (client) =>
      client.call(calls.subscribeToPush, { body: { tokens: [newSubscription().subscriptionJson] } }),
    (client) => client.call(calls.markNotificationsRead, { body: { hasta: 1 } }),
    (client) => client.call(calls.updateNotificationSettings, { body: { tipos: [] } }),
  ];
  for (const work of works) {
    const client = await signUpWithPerson(ctx());
    const late = await removeMeanwhile(client, 'policies', () => work(client));
    expect(late?.status).toBe(401);
  }
});

test('a video call that the operator notes meanwhile finds no pet', async () => {
  const client = await signUpWithPerson(ctx());
  const petId = await addPet(client);
  const call = { day: '2026-12-01', time: '15:30', info: 'Dra. Paz' };
  const late = await removeMeanwhile(client, 'policies', () => addVideoCall(ctx().ports, petId, call));
  expect(late).toBe('not_found');
});

test('what the operator notes meanwhile comes before the end or finds no claim, and neither fails', async () => {
  const { client, claimId } = await withForm();
  const late = await removeMeanwhile(client, 'policies', () =>
    recordPaper(ctx().ports, claimId, { slot: 'cbu', state: 'received' }),
  );
  expect(late).toBe('not_found');
});

test('a write that was under way is rejected like every later call, and leaves nothing', async () => {
  const client = await signUpWithPerson(ctx());
  const { vault } = ctx().ports;
  const removals: Reply[] = [];
  const fingerprints = async (plain: string) => {
    if (plain.startsWith('payment\n')) removals.push(await remove(client));
    return vault.fingerprints(plain);
  };
  const late = newClient(withPorts(ctx(), { vault: { ...vault, fingerprints } }));
  Object.assign(late, { token: client.token });
  const before = await rowsOf(ctx(), 'idempotency_keys');
  const failures = () => ctx().logged.filter((line) => line.includes('"unexpected"')).length;
  const failed = failures();
  const reply = await late.call(calls.createPaymentMethod, { body: cardBody(), key: 'tarde' });
  expect(removals.map(({ status }) => status)).toEqual([200]);
  expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
  expect(failures()).toBe(failed);
  expect(await rowsOf(ctx(), 'idempotency_keys')).toEqual(before);
});

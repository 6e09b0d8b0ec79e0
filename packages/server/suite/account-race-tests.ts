import { calls } from '@huella/contract';
import { expect, test } from 'vitest';
import type { Bench } from './home.ts';
import { drawJpeg } from './jpeg/draw.ts';
import { addCard, addPet, cardBody, PASSWORD, petBody, withPerson } from './people.ts';
import { addPictured, hashOf, sendPicture } from './pictures.ts';
import { rowsOf } from './tables.ts';
import { newVisitor, type Reply, type Visitor } from './visitor.ts';
import { withPause } from './with-pause.ts';
import { withPorts } from './with-ports.ts';

const remove = (visitor: Visitor) => visitor.call(calls.deleteAccount, { body: { password: PASSWORD } });

/** What is still under way when an account ends. */
export function accountRaceTests(bench: () => Bench): void {
  /** Deletes, and begins something else after the first statement of it that names this. Answers the other's reply. */
  async function removeMeanwhile({ token }: Visitor, name: string, begin: () => Promise<Reply>) {
    let begun: Promise<Reply> | undefined;
    const paused = withPause(bench(), name, async () => {
      begun = begin();
      // Time to get through where nothing holds it back. SQLite holds back everything.
      await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, 500))]);
    });
    expect((await remove(Object.assign(newVisitor(paused), { token }))).status).toBe(200);
    return begun;
  }

  test('a picture that arrives meanwhile is gone, too', async () => {
    const visitor = await withPerson(bench());
    const { id, path } = await addPictured(visitor);
    const { blobs } = bench().ports;
    const keys = [`pets/${id}/${hashOf(path)}`];
    const put: typeof blobs.put = (key, bytes, type) => {
      keys.push(key);
      return blobs.put(key, bytes, type);
    };
    const sender = newVisitor(withPorts(bench(), { blobs: { ...blobs, put } }));
    Object.assign(sender, { token: visitor.token });
    expect((await sender.call(calls.listPets)).status).toBe(200);
    const late = await removeMeanwhile(visitor, 'photo_hash', () =>
      sendPicture(sender, id, drawJpeg(96, 72)),
    );
    expect(late?.status).toBe(404);
    for (const key of keys) expect(await blobs.get(key)).toBeNull();
  });

  test('a pet that is contracted meanwhile is refused: no policy ends without a trace', async () => {
    const visitor = await withPerson(bench());
    const paymentId = await addCard(visitor);
    const petId = await addPet(visitor);
    const before = await rowsOf(bench(), 'retained_policies');
    const late = await removeMeanwhile(visitor, 'policies', () =>
      visitor.call(calls.createPet, { body: petBody(paymentId), key: 'otra' }),
    );
    expect([401, 422]).toContain(late?.status);
    const kept = (await rowsOf(bench(), 'retained_policies')).slice(before.length);
    expect(kept.map((row) => row['number'])).toEqual([`HU-${String(petId).padStart(8, '0')}`]);
  });

  test('a write that was under way is refused like every later call, and leaves nothing', async () => {
    const visitor = await withPerson(bench());
    const { vault } = bench().ports;
    const removals: Reply[] = [];
    const fingerprint = async (plain: string) => {
      if (plain.startsWith('payment\n')) removals.push(await remove(visitor));
      return vault.fingerprint(plain);
    };
    const late = newVisitor(withPorts(bench(), { vault: { ...vault, fingerprint } }));
    Object.assign(late, { token: visitor.token });
    const before = await rowsOf(bench(), 'idempotency_keys');
    const failures = () => bench().logged.filter((line) => line.includes('"unexpected"')).length;
    const failed = failures();
    const reply = await late.call(calls.createPaymentMethod, { body: cardBody(), key: 'tarde' });
    expect(removals.map(({ status }) => status)).toEqual([200]);
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized']);
    expect(failures()).toBe(failed);
    expect(await rowsOf(bench(), 'idempotency_keys')).toEqual(before);
  });
}

import { calls } from '@huella/contract';
import { cancelPolicy } from '@huella/server/operator';
import { expect, test } from 'vitest';
import { atInstant } from './at-instant.ts';
import { MINUTE, type Bench } from './home.ts';
import { addPet, logIn, member, withPerson } from './people.ts';
import { newVisitor, type Reply, type Visitor } from './visitor.ts';

const cardsOf = (visitor: Visitor, email = visitor.email): Promise<Reply> =>
  visitor.call(calls.listCardRecords, { search: `?email=${encodeURIComponent(email)}` });

/** The path of the page that the QR of somebody's only card leads to. */
async function pagePath(visitor: Visitor): Promise<string> {
  const [card] = (await cardsOf(visitor)).body;
  return new URL(card.verificacion).pathname;
}

/** The same person on a server of another time. */
async function later(bench: Bench, visitor: Visitor, instant: string): Promise<Visitor> {
  const there = Object.assign(newVisitor(atInstant(bench, instant)), { email: visitor.email });
  await logIn(there);
  return there;
}

/** Somebody with one pet whose policy begins on a day. */
async function insured(bench: Bench, { startDay, nombre = 'Luna' }: { startDay?: string; nombre?: string }) {
  const visitor = await withPerson(bench);
  const petId = await addPet(visitor, { nombre });
  if (startDay !== undefined) {
    const query = bench.ports.db.updateTable('policies').set({ start_day: startDay });
    await query.where('pet_id', '=', petId).execute();
  }
  return visitor;
}

/** Insured cards and the page that verifies them. */
export function cardTests(bench: () => Bench): void {
  test('a card says the pet, the plan, the number, the year of cover and the holder', async () => {
    const visitor = await insured(bench(), { startDay: '2026-11-27' });
    const { body: plans } = await visitor.call(calls.listPlans);
    expect((await cardsOf(visitor)).body).toEqual([
      {
        nombre: 'Luna',
        plan: plans.find(({ id }: { id: number }) => id === 1).nombre,
        poliza: expect.stringMatching(/^HU-\d{8}$/),
        date: '2026-11-27',
        hasta: '2027-11-27',
        estado: 'vigente',
        titular: 'Ana Prueba',
        verificacion: expect.stringContaining(`${bench().ports.config.publicUrl}/carnet/`),
      },
    ]);
  });

  test('without personal data a card names nobody; without pets there is none', async () => {
    const visitor = await member(bench());
    expect((await cardsOf(visitor)).body).toEqual([]);
    await addPet(visitor);
    expect((await cardsOf(visitor)).body).toMatchObject([{ titular: '' }]);
  });

  test('the own address may be written in any case; one of somebody else has no cards', async () => {
    const visitor = await insured(bench(), {});
    const other = await insured(bench(), { nombre: 'Ajena' });
    expect((await cardsOf(visitor, ` ${visitor.email.toUpperCase()} `)).body).toHaveLength(1);
    for (const email of [other.email, 'nadie@correo.example', '', '%', `${visitor.email},${other.email}`]) {
      const reply = await cardsOf(visitor, email);
      expect([email, reply.status, reply.body]).toEqual([email, 200, []]);
    }
  });

  test('who asks without an address is told so', async () => {
    const visitor = await member(bench());
    expect((await visitor.call(calls.listCardRecords)).status).toBe(422);
  });

  test.each([
    ['2026-11-28T02:59:59Z', '2026-11-28', 'futura', 'Todavía no vigente'],
    ['2026-11-28T03:00:00Z', '2026-11-28', 'vigente', 'Vigente'],
    ['2027-11-29T02:59:59Z', '2026-11-28', 'vigente', 'Vigente'],
    ['2027-11-29T03:00:00Z', '2026-11-28', 'vencida', 'Vencida'],
    ['2029-03-02T02:59:59Z', '2028-02-29', 'vigente', 'Vigente'],
    ['2029-03-02T03:00:00Z', '2028-02-29', 'vencida', 'Vencida'],
  ])('at %s a policy of %s is %s, by the Argentine day', async (instant, startDay, estado, words) => {
    const visitor = await insured(bench(), { startDay });
    const there = await later(bench(), visitor, instant);
    expect((await cardsOf(there)).body).toMatchObject([{ estado }]);
    expect(await (await there.send(await pagePath(there))).text()).toContain(`>${words}<`);
  });

  test('a cancelled policy is anulada, on the card and on its page', async () => {
    const visitor = await insured(bench(), {});
    const path = await pagePath(visitor);
    const [{ poliza }] = (await cardsOf(visitor)).body;
    expect(await cancelPolicy(bench().ports, poliza)).toBe('cancelled');
    expect(await cancelPolicy(bench().ports, poliza)).toBe('already');
    expect(await cancelPolicy(bench().ports, 'HU-99999999')).toBe('unknown');
    expect((await cardsOf(visitor)).body).toMatchObject([{ estado: 'anulada' }]);
    expect(await (await visitor.send(path)).text()).toContain('>Anulada<');
  });

  test('the page says the state, the pet in title case and the plan, and nothing else of the person', async () => {
    const visitor = await insured(bench(), { nombre: 'ñandú de la peña' });
    const page = await newVisitor(bench()).send(await pagePath(visitor));
    expect(page.status).toBe(200);
    const [{ plan, poliza }] = (await cardsOf(visitor)).body;
    const text = await page.text();
    for (const shown of ['>Vigente<', '>Ñandú De La Peña<', `>${plan}<`]) expect(text).toContain(shown);
    for (const hidden of ['Ana', 'Prueba', visitor.email, poliza, '30123456'])
      expect(text).not.toContain(hidden);
  });

  test('the page is not kept, not indexed, not framed and runs no script', async () => {
    const visitor = await insured(bench(), {});
    const page = await visitor.send(await pagePath(visitor));
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    const text = await page.text();
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect(text).not.toMatch(/<script|javascript:| on\w+=/i);
  });

  test('O-SE-01 O-SE-04 a name with markup is shown as text', async () => {
    const visitor = await insured(bench(), { nombre: '<img src=x onerror="window.__x=1">' });
    const text = await (await visitor.send(await pagePath(visitor))).text();
    expect(text).not.toMatch(/<img/i);
    expect(text).toMatch(/&lt;img src/i);
  });

  test('an altered or made-up code does not verify, and every bad code reads the same', async () => {
    const visitor = await insured(bench(), {});
    const other = await insured(bench(), {});
    const [path, foreign] = [await pagePath(visitor), await pagePath(other)];
    const [id, signature] = path.replace('/carnet/', '').split(/-(.*)/, 2);
    const swapped = `/carnet/${id}-${foreign.split(/-(.*)/, 2)[1]}`;
    const lastLetter = path.endsWith('A') ? 'B' : 'A';
    const bad = [
      swapped,
      `${path.slice(0, -1)}${lastLetter}`,
      path.slice(0, -1),
      `${path}A`,
      `/carnet/0${id}-${signature}`,
      `/carnet/${id}`,
      '/carnet/',
      '/carnet/a/b',
      '/carnet/%ff',
      '/carnet/%00',
      '/carnet/<script>',
      `/carnet/${'9'.repeat(15)}-${signature}`,
      `/carnet/${'x'.repeat(3000)}`,
    ];
    const pages = new Set<string>();
    for (const address of bad) {
      const page = await newVisitor(bench()).send(address);
      expect([address, page.status]).toEqual([address, 404]);
      pages.add(await page.text());
    }
    expect([...pages]).toEqual([expect.stringContaining('El carnet no verifica')]);
  });

  test('a code that was right is unknown once its policy is gone', async () => {
    const visitor = await insured(bench(), {});
    const path = await pagePath(visitor);
    const made = await (await visitor.send('/carnet/1-AAAAAAAAAAAAAAAA')).text();
    await bench().ports.db.deleteFrom('accounts').where('email_key', '=', visitor.email).execute();
    const gone = await visitor.send(path);
    expect([gone.status, await gone.text()]).toEqual([404, made]);
  });

  test('trying codes is limited by address, with a time to wait', async () => {
    const visitor = newVisitor(bench());
    for (let attempt = 0; attempt < 300; attempt += 1) await visitor.send(`/carnet/${attempt}`);
    const refused = await visitor.send('/carnet/1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual((15 * MINUTE) / 1000);
    expect(await refused.text()).toContain('Demasiados intentos.');
    expect((await newVisitor(bench()).send('/carnet/1')).status).toBe(404);
  });
}

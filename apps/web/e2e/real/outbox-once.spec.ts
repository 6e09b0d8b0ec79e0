import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { startBrowser } from '../journey/killed-browser.ts';
import { addFiles, type DrawnFile, keptItems, leftInBrowser } from '../journey/outbox.ts';
import { bringSession } from '../journey/prepared.ts';
import { openUploadProxy } from '../journey/upload-proxy.ts';
import { answerVetForm, sendVetForm } from '../journey/vet.ts';

/** `npm run bench -- outbox` kills twenty times while forty files of up to 20 MB are being sent, from three seeds. */
const KILLS = Number(process.env['OUTBOX_KILLS'] ?? 2);
const FILES = Number(process.env['OUTBOX_FILES'] ?? 4);
const LARGEST = Number(process.env['OUTBOX_LARGEST'] ?? 3_000_000);
const SEED = Number(process.env['OUTBOX_SEED'] ?? 1);

function* chances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function drawFiles(chance: Generator<number, never>): DrawnFile[] {
  const kinds = ['pdf', 'jpeg', 'pdf', 'heic', 'pdf'] as const;
  return Array.from({ length: FILES }, (_, at) => ({
    number: SEED * 1_000 + at,
    kind: kinds[at % kinds.length] ?? 'pdf',
    // Many small and some large ones: together below the server's limit for one claim.
    size: Math.round(20_000 + (LARGEST - 20_000) * chance.next().value ** 5),
  }));
}

interface Study {
  label: string;
  downloadLink: string;
}

async function studiesOf(request: APIRequestContext, claimId: number, token: string): Promise<Study[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/app/siniestro/documentacion-extra?siniestroId=${claimId}`, { headers });
  return answer.json();
}

test('once: a browser that is killed in mid-upload sends every file, and none twice', async ({
  page,
  request,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(KILLS * 30_000 + 120_000);
  const { owner, claimId, path } = await sendVetForm(request);
  await page.goto(path);
  await answerVetForm(page, 'Luna');
  await page.close();
  const proxy = await openUploadProxy(baseURL ?? '');
  const profile = mkdtempSync(join(tmpdir(), 'huella-killed-'));
  const chance = chances(SEED);
  const files = drawFiles(chance);
  const waiting = [...files];

  const open = async () => {
    const browser = await startBrowser(profile, launchOptions);
    const tab = browser.context.pages()[0] ?? (await browser.context.newPage());
    await bringSession(tab, owner, proxy.url);
    await tab.goto(`${proxy.url}/tabs/home`);
    return { browser, tab };
  };

  for (let round = 0; round < KILLS; round += 1) {
    await test.step(`Cuando matan el navegador, vez ${round + 1}`, async () => {
      const { browser, tab } = await open();
      const batch = waiting.splice(0, Math.ceil(waiting.length / (KILLS - round)));
      const isAnswerLost = round % 3 === 1;
      const begun = isAnswerLost ? proxy.loseNextAnswer() : proxy.nextBegins();
      const added = await addFiles(tab, claimId, batch);
      expect(added.every(({ isPersisted }) => isPersisted)).toBe(true);
      await begun;
      if (round % 3 === 2) await proxy.cut();
      await new Promise((resolve) => setTimeout(resolve, chance.next().value * 250));
      await browser.kill();
      if (round % 3 === 2) await proxy.restore();
    });
  }

  const { browser, tab } = await open();
  await test.step('Entonces, con el navegador abierto otra vez, llega todo y no queda nada', async () => {
    const state = async () => ({
      rows: (await studiesOf(request, claimId, owner.token)).length,
      failed: (await keptItems(tab)).filter((item) => item.state === 'failed'),
    });
    await expect.poll(state, { timeout: 60_000 }).toEqual({ rows: FILES, failed: [] });
    await expect.poll(() => leftInBrowser(tab)).toEqual({ items: 0, files: 0, witnessed: 0 });
    const studies = await studiesOf(request, claimId, owner.token);
    expect(new Set(studies.map(({ label }) => label)).size).toBe(FILES);
    const hashes = new Set<string>();
    for (const { downloadLink } of studies) {
      const bytes = await (await request.get(downloadLink)).body();
      hashes.add(createHash('sha256').update(bytes).digest('hex'));
    }
    // All HEICs show one image, which the server encodes to the same bytes.
    const contents = new Set(files.map(({ kind, number }) => (kind === 'heic' ? kind : number)));
    expect(hashes.size).toBe(contents.size);
    expect(proxy.most.ofOne).toBe(1);
  });
  const requests = [...proxy.requests.values()].reduce((sum, some) => sum + some, 0);
  // Guards against a run without an interruption.
  expect(requests).toBeGreaterThan(FILES);
  test.info().annotations.push({ type: 'uploads', description: `${requests} requests for ${FILES} files` });
  await browser.context.close();
  await proxy.cut();
  rmSync(profile, { recursive: true, force: true });
});

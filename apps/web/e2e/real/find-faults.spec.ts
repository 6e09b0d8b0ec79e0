import { expect, test } from '@playwright/test';
import { findLate } from '../../screenshots/find-late.ts';
import { checkPage } from '../../screenshots/load-checks.ts';
import type { Scene } from '../../screenshots/screen.ts';

const CUT = 'width: 60px; overflow: hidden; white-space: nowrap';

const FAULTS = [
  { html: '<div style="width: 900px">x</div>', fault: 'scrolls sideways by 492 px' },
  { html: '<p style="font-size: 11px">chico</p>', fault: 'text of 11.0 px: «chico»' },
  {
    html: '<svg viewBox="0 0 200 20" width="100"><text y="16" font-size="16">eje</text></svg>',
    fault: 'text of 8.0 px: «eje»',
  },
  { html: `<p style="${CUT}">Golden Retriever</p>`, fault: 'cut text: «Golden Retriever»' },
  { html: '<img alt="Luna" src="data:image/png;base64,AAAA">', fault: 'broken image: «Luna»' },
  {
    html: '<button aria-label="Sumar" style="width: 20px; height: 48px; padding: 0"></button>',
    fault: 'control of 20 × 48 px: «Sumar»',
  },
] as const;

const FINE = [
  `<p style="${CUT}; text-overflow: ellipsis">Golden Retriever</p>`,
  '<div style="width: 60px; overflow: auto; white-space: nowrap">Golden Retriever</div>',
  '<p style="font-size: 8px; visibility: hidden">chico</p>',
  '<span role="img" aria-label="Carnet" style="font-size: 8px">Luna</span>',
  '<p>Lea los <a href="/terminos">términos</a>.</p>',
];

const pageOf = (html: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><main>${html}</main>`;

test.use({ viewport: { width: 408, height: 640 } });

test('a picture is checked: what it must not show is found, and named', async ({ page }) => {
  for (const { html, fault } of FAULTS) {
    await page.setContent(pageOf(html));
    expect(await checkPage(page)).toEqual([fault]);
  }
  for (const html of FINE) {
    await page.setContent(pageOf(html));
    expect(await checkPage(page)).toEqual([]);
  }
});

const BLOCK = 'display: block; height: 20px';

const LATE = [
  `<span data-skeleton style="${BLOCK}"></span>`,
  `<span class="MuiSkeleton-root" style="${BLOCK}"></span>`,
  '<output>Cargando los planes</output>',
  '<div aria-busy="true">Luna</div>',
];

const scene: Scene = {
  screen: { name: 'home', path: '/tabs/home', data: 'asegurada' },
  state: 'data',
  viewer: 'asegurada',
};

test('a picture waits for what loads, with a word or without, and names what has not come', async ({
  page,
  context,
}) => {
  const late = LATE.map(async (html) => {
    const other = await context.newPage();
    await other.setContent(pageOf(html));
    return findLate(other, scene);
  });
  expect(await Promise.all(late)).toEqual(LATE.map(() => ['still loads']));
  await page.setContent(pageOf(`<p>Luna</p><div hidden>${LATE[0]}</div>`));
  expect(await findLate(page, scene)).toEqual([]);
});

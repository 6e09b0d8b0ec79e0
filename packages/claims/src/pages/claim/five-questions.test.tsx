import type { RenderedRoutes } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitClaims } from '../../testing/visit-claims.ts';
import './claim-page.tsx';

/** What people ask an insurer, and the page's answers; empty where there is none yet. */
interface Answers {
  /** Where is my claim, and who has to act? */
  where: string;
  /** When is it decided, when is it paid? */
  when: string[];
  sum: string[];
  missing: string[];
  arrived: string[];
  receipts: string[];
}

const papers = ['DNI: frente', 'DNI: dorso', 'Libreta de vacunación', 'CBU'];
const nothing = { when: [], sum: [], missing: papers, arrived: [], receipts: [] };
const receipts = ['$ 24.500: Medicamentos', '$ 18.000: Consulta'];
const everything = { when: [], sum: [], missing: [], arrived: papers, receipts };
const recognised = ['Total$ 42.500$ 38.000'];

const claims: [what: string, id: number, Answers][] = [
  ['was just filed', 1, { ...nothing, where: 'VeterinarioLe toca a usted' }],
  ['waits for its vet', 2, { ...nothing, where: 'VeterinarioEspera a su veterinario' }],
  [
    'lacks papers',
    3,
    {
      ...nothing,
      where: 'DocumentaciónLe toca a usted',
      missing: papers.slice(2),
      arrived: papers.slice(0, 2),
    },
  ],
  ['lacks receipts', 4, { ...everything, where: 'ComprobantesLe toca a usted', receipts: [] }],
  [
    'is under review',
    5,
    {
      ...everything,
      where: 'RevisiónLo vemos nosotros',
      when: ['Por ley tenemos hasta el 21/12/2026 para decidir (Ley 17.418, art. 56).'],
    },
  ],
  [
    'was rejected',
    6,
    {
      ...everything,
      where: 'ResoluciónNo reconocido',
      when: ['Lo resolvimos el 24/11/2026.'],
      sum: ['Total$ 42.500$ 0'],
    },
  ],
  [
    'was approved',
    7,
    {
      ...everything,
      where: 'PagoLo vemos nosotros',
      when: [
        'Por ley tenemos hasta el 09/12/2026 para pagar (Ley 17.418, art. 49).',
        'Lo resolvimos el 24/11/2026.',
      ],
      sum: recognised,
    },
  ],
  [
    'was paid',
    8,
    {
      ...everything,
      where: 'PagoPagado en parte · $ 38.000',
      when: [
        'Le pagamos $ 38.000 el 26/11/2026.',
        'Le pagamos $ 38.000 el 26/11/2026 en la cuenta terminada en 1234.',
        'Lo resolvimos el 23/11/2026.',
      ],
      sum: recognised,
    },
  ],
];

const readable = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

async function currentStage() {
  const line = await screen.findByRole('region', { name: 'Etapas del siniestro' });
  return within(within(line).getByRole('listitem', { current: 'step' }));
}

async function readPage(): Promise<Pick<Answers, 'where' | 'when' | 'sum'>> {
  const stage = await currentStage();
  const words = [
    /^(?:Hecho: )?(?:Veterin|Docum|Comprob|Revis|Resol|Pago)\S*$/,
    /^(?:Le toca|Espera|Lo vemos|No reconocido|Pagado)/,
  ];
  return {
    where: words
      .map((word) => readable(stage.getByText(word)))
      .join('')
      .replace('Hecho: ', ''),
    when: screen.queryAllByText(/Por ley|Le pagamos|Lo resolvimos/).map(readable),
    sum: screen.queryAllByRole('row', { name: /^Total/ }).map(readable),
  };
}

/** Of the lists with this name. */
async function readStep({ user }: RenderedRoutes, entry: RegExp, name: string | RegExp): Promise<string[]> {
  await user.click(screen.getByRole('link', { name: entry }));
  await screen.findByRole('heading', { level: 1, name: /^(?:Documentación|Movimientos)$/ });
  await waitFor(() =>
    expect(
      screen.queryAllByRole('list', { name })[0] ?? screen.queryByText('Todavía no hay movimientos'),
    ).not.toBeNull(),
  );
  const items = screen
    .queryAllByRole('list', { name })
    .flatMap((list) => within(list).getAllByRole('listitem').map(readable));
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  await currentStage();
  return items;
}

const startingWith = (items: readonly string[]) =>
  papers.filter((paper) => items.some((item) => item.replace('Así se ve bien', '').startsWith(paper)));

test.each(claims)(
  'a claim that %s answers what its owner asks, each within one tap',
  async (_what, id, answers) => {
    const visited = await visitClaims({ as: 'en-cada-etapa', at: `/tabs/siniestros/menu-siniestro/${id}` });
    const page = await readPage();
    const shown = await readStep(visited, /^Documentación/, 'Documentación obligatoria');
    const movements = await readStep(visited, /^Movimientos/, /^\d\d\/\d\d\/\d{4}$/);
    expect({
      ...page,
      missing: startingWith(shown.filter((text) => /Falta(?:Enviar)?$|Devuelto el /.test(text))),
      arrived: startingWith(shown.filter((text) => /(?:Recibido|Aprobado) (?:el|hoy)/.test(text))),
      receipts: movements.flatMap((text) => /Recibimos un comprobante de (.*)$/.exec(text)?.[1] ?? []),
    }).toEqual(answers);
  },
);

import type { RenderedRoutes } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitClaims } from '../../testing/visit-claims.ts';
import './claim-page.tsx';

/** The claims of somebody with one in each stage, oldest first, and the answers that exist in it: the papers are four. */
const claims: { id: number; where: RegExp; missing: number; says: (string | RegExp)[] }[] = [
  { id: 1, where: /^Veterinario.*enviar el formulario/, missing: 4, says: [] },
  { id: 2, where: /^Veterinario.*tiene que completar el formulario/, missing: 4, says: [] },
  { id: 3, where: /^Documentación.*la libreta de vacunación y el CBU/, missing: 2, says: [] },
  { id: 4, where: /^Comprobantes.*mandarnos los comprobantes/, missing: 0, says: [] },
  { id: 5, where: /^Revisión.*Estamos revisando/, missing: 0, says: [/^Por ley tenemos .* para decidir/] },
  { id: 6, where: /Resolución.*No queda nada/, missing: 0, says: ['No reconocemos este siniestro.'] },
  {
    id: 7,
    where: /^Pago.*Tenemos que hacer el pago/,
    missing: 0,
    says: [/^Por ley tenemos .* para pagar/, /^Reconocemos \$\s38\.000 de los \$\s42\.500 que pidió\.$/],
  },
  {
    id: 8,
    where: /Pago.*No queda nada/,
    missing: 0,
    says: [/^Le pagamos .*38\.000 el .* terminada en 1234\.$/, 'Detalle de los gastos'],
  },
];

/** Where it is: the current step of the line of stages. */
async function currentStage() {
  const line = await screen.findByRole('region', { name: 'Etapas del siniestro' });
  return within(line)
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step');
}

/** Which paper is missing, and what arrived: one tap away. */
async function papers({ user }: RenderedRoutes) {
  await user.click(screen.getByRole('link', { name: /^Documentación/ }));
  const list = await screen.findByRole('list', { name: 'Documentación obligatoria' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

test.each(claims)(
  'the five questions of claim $id are answered within one tap',
  async ({ id, where, missing, says }) => {
    const visited = await visitClaims({
      at: `/tabs/siniestros/menu-siniestro/${id}`,
      as: 'en-cada-etapa',
    });
    expect(await currentStage()).toHaveTextContent(where);
    for (const words of says) expect(await screen.findByText(words)).toBeVisible();
    const states = await papers(visited);
    expect(states.filter((state) => /(Falta|Devuelto el .*)$/.test(state ?? ''))).toHaveLength(missing);
    expect(states.filter((state) => /(Recibido|Aprobado) el [\d/]+$/.test(state ?? ''))).toHaveLength(
      4 - missing,
    );
  },
);

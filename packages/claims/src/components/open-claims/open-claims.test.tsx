import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { havingClaims } from '../../testing/having-claims.ts';
import { OpenClaims } from './open-claims.tsx';

const Page = () => (
  <>
    <OpenClaims />
    <p>El resto</p>
  </>
);

const visit = (options: Partial<TestAppOptions>) =>
  renderRoutes([{ path: '/', Component: Page }], { as: 'asegurada', at: '/', ...options });

test.each([
  [1, /Tiene 1 siniestro sin terminar\. .* se borra y no podremos pagarle el reintegro\./],
  [2, /Tiene 2 siniestros sin terminar\. .* se borran y no podremos pagarle los reintegros\./],
])('of %i open claims it warns', async (count, text) => {
  await visit({ before: havingClaims(...[{ id: 1 }, { id: 2 }].slice(0, count)) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('without open claims it shows nothing', async () => {
  const { store } = await visit({});
  const queries = () => Object.values(store.getState().api.queries);
  await waitFor(() => expect(queries()).toMatchObject([{ status: 'fulfilled', data: [] }]));
  expect(screen.queryByText(/siniestro/)).toBeNull();
});

test('it warns also when it cannot tell', async () => {
  await visit({ failures: { listWaitingClaims: 500 } });
  expect(await screen.findByText(/No pudimos consultar si tiene siniestros sin terminar/)).toBeVisible();
});

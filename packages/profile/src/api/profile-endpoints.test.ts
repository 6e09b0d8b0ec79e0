import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileApi } from './index.ts';

const { getPerson, getProvince, listLocalities } = profileApi.endpoints;
const testApp = (as: RenderRoutesOptions['as'], failures?: RenderRoutesOptions['failures']) =>
  renderRoutes([], { at: '/', as, failures });

test('no personal data are null and not an error', async () => {
  const { store } = await testApp('nueva');
  expect(await store.dispatch(getPerson.initiate())).toMatchObject({ data: null, isSuccess: true });
});

test('a failing server is an error and not "no data"', async () => {
  const { store } = await testApp('nueva', { getPerson: 500 });
  expect(await store.dispatch(getPerson.initiate())).toMatchObject({
    isError: true,
    error: { kind: 'http', status: 500 },
  });
});

test('an answer that does not fit the contract is an error', async () => {
  const { store } = await testApp('nueva', { getPerson: Response.json({ nombre: 'Ana' }) });
  expect(await store.dispatch(getPerson.initiate())).toMatchObject({ error: { kind: 'contract' } });
});

test('a locality leads back to its province', async () => {
  const { store } = await testApp('nueva');
  const { data = [] } = await store.dispatch(listLocalities.initiate('Tucumán'));
  const { data: province } = await store.dispatch(getProvince.initiate(data[0]?.id ?? 0));
  expect(province?.nombre).toBe('Tucumán');
});

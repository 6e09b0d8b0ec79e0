import { addDniFile, getDocumentStatus, listReceipts } from '@huella/contract/claim-files';
import { expect, test } from 'vitest';
import { baseApi, configureApiClient, fileUrl, request, upload } from '../src/index.ts';
import { openTab } from './support/tab.ts';

const { status, receipts } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    status: build.query<unknown, void>({
      query: () => request(getDocumentStatus, { query: { siniestroId: '7' } }),
    }),
    receipts: build.query<unknown, void>({
      query: () => request(listReceipts, { query: { vetFormId: '7' } }),
    }),
  }),
}).endpoints;

const elsewhere = {
  documentStatus: 'https://docs.test/estado',
  uploads: 'https://up.test/',
  files: 'https://files.test/bucket',
};

async function requestedUrls(urls: typeof elsewhere | undefined) {
  const tab = openTab(() => Response.json({}));
  const session = { token: 'old', refreshToken: null };
  configureApiClient({
    baseUrl: 'http://api.test',
    ...(urls && { urls }),
    getSession: () => session,
    getAccount: () => null,
    onTokens: () => undefined,
    onSessionExpired: () => undefined,
    fetch: async (wire) => {
      tab.sent.push(wire);
      return Response.json({});
    },
  });
  await tab.store.dispatch(status.initiate());
  await tab.store.dispatch(receipts.initiate());
  await upload(addDniFile, {
    body: { siniestroId: '7', lado: 'frente', dni: new Blob(['x']) },
    idempotencyKey: 'key-1',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return tab.sent.map(({ url }) => url);
}

test('D100 an environment may answer the status of documents and take files elsewhere; nothing else moves', async () => {
  expect(await requestedUrls(elsewhere)).toEqual([
    'https://docs.test/estado?siniestroId=7',
    'http://api.test/app/siniestro/get-all-comprobantes-files?vetFormId=7',
    'https://up.test/app/siniestro/add-dni-file',
  ]);
  expect(fileUrl('/app/siniestro/archivo/1?firma=x')).toBe(
    'https://files.test/bucket/app/siniestro/archivo/1?firma=x',
  );
});

test('by default everything is with the API', async () => {
  expect(await requestedUrls(undefined)).toEqual([
    'http://api.test/app/siniestro/estado-documentacion?siniestroId=7',
    'http://api.test/app/siniestro/get-all-comprobantes-files?vetFormId=7',
    'http://api.test/app/siniestro/add-dni-file',
  ]);
  expect(fileUrl('app/siniestro/archivo/1')).toBe('http://api.test/app/siniestro/archivo/1');
  expect(fileUrl('https://cdn.test/a.pdf')).toBe('https://cdn.test/a.pdf');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/a', '\\\\evil.test', 'blob:x'])(
  'a link to %s opens nothing',
  (link) => {
    expect(fileUrl(link)).toBeNull();
  },
);

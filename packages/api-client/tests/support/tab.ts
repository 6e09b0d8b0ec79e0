import { configureStore } from '@reduxjs/toolkit';
import { listBreeds, listPlans } from '@huella/contract/catalogues';
import { createPet, listPets } from '@huella/contract/pets';
import {
  baseApi,
  configureApiClient,
  endSession,
  request,
  responseOf,
  type Session,
} from '../../src/index.ts';

export const petsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listPets: build.query<unknown, number | void>({
      query: () => request(listPets),
      responseSchema: responseOf(listPets),
    }),
    listPlans: build.query<unknown, void>({ query: () => request(listPlans, { timeout: 20 }) }),
    listBreeds: build.query<unknown, void>({
      query: () => request(listBreeds),
      responseSchema: responseOf(listBreeds),
    }),
    createPet: build.mutation<unknown, void>({
      query: () =>
        request(createPet, {
          body: {
            datos_mascota: {
              nombre: 'Luna',
              color: 'negro',
              sexo: 'H',
              fecha_nacimiento: '2024-01-01',
              animal: 'Perro',
              raza: 'Beagle',
            },
            datos_pago: { id: 1, plan: 1 },
            codigo_vendedor: null,
          },
        }),
    }),
  }),
});

type Network = (request: Request, sent: readonly Request[]) => Response | Promise<Response>;

/** One tab: a store, a session in "storage", and a scripted network. */
export function openTab(network: Network, storage: { session: Session | null } = { session: oldSession }) {
  const store = configureStore({
    reducer: { api: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  const sent: Request[] = [];
  const onRead = (): Session | null => storage.session;
  const tab = { session: storage.session, expired: 0, sent, store, storage, signOut, countOf, onRead };

  function signOut() {
    tab.session = null;
    storage.session = null;
    store.dispatch(endSession());
  }
  function countOf(path: string) {
    return sent.filter(({ url }) => new URL(url).pathname === path).length;
  }

  configureApiClient({
    baseUrl: 'http://api.test/',
    getSession: () => tab.session,
    getAccount: () => null,
    readStoredSession: () => tab.onRead(),
    onTokens: (tokens) => {
      tab.session = tokens;
      storage.session = tokens;
    },
    onSessionExpired: () => {
      tab.expired += 1;
      signOut();
    },
    fetch: async (wire) => {
      sent.push(wire);
      return network(wire, sent);
    },
  });
  return tab;
}

export const oldSession: Session = { token: 'old', refreshToken: 'refresh-1' };
export const newTokens = { token: 'new', refreshToken: 'refresh-2' };

export const jwtExpired = () =>
  Response.json({ message: 'jwt expired', code: 'token_expired' }, { status: 401 });

/** A server that accepts only the token `new`, and each refresh token once. */
export function rotatingServer(wire: Request): Response {
  if (wire.url.endsWith('/auth/refresh')) return Response.json(newTokens);
  return wire.headers.get('Authorization') === 'Bearer new' ? Response.json([]) : jwtExpired();
}

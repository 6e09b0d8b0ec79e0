import { getVetFormLink, listIndications } from '@huella/contract/claims';
import { createApp } from '@huella/server';
import type { HistoryContext } from './history-context.ts';
import { apiOf, signIn } from './sign-in.ts';

/** Opens the form of a claim's first indication as its vet, and sends its first step with `fields`. */
export async function openVetPage(
  { ports, origin, person }: HistoryContext,
  claim: number,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const api = apiOf(ports, origin);
  const { token } = await signIn(api, person);
  const [indication] = await api(listIndications, { token, query: { id: String(claim) } });
  const { url } = await api(getVetFormLink, { token, query: { id: String(indication?.id) } });
  const app = createApp(ports);
  const page = await (await app.fetch(new Request(`${url}?paso=quien`))).text();
  const [, confirmacion = ''] = /name="confirmacion"\s+value="([^"]+)"/.exec(page) ?? [];
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ confirmacion, ...fields }).toString();
  const sent = await app.fetch(new Request(`${url}?paso=quien`, { method: 'POST', headers, body }));
  if (sent.status >= 400) throw new Error(`The vet's form answered ${sent.status}`);
}

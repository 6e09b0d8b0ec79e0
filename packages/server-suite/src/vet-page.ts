import { calls } from '@huella/contract';
import { expect } from 'vitest';
import { indicationsOf } from './claims.ts';
import { newClient, type Client } from './client.ts';
import type { SuiteContext } from './suite-context.ts';

type Fields = Readonly<Record<string, string>>;

export interface VetDevice {
  readonly client: Client;
  readonly path: string;
  read(search?: string): Promise<string>;
  /** The fields of a shown form. */
  fieldsOf(search: string): Promise<Fields>;
  /** Fills in and sends a step, by a named button if given; returns where it leads. */
  step(step: string, typed?: Fields): Promise<string>;
  post(search: string, fields: Fields): Promise<Response>;
}

export async function vetPathOf(owner: Client, claimId: number): Promise<string> {
  const { id } = (await indicationsOf(owner, claimId)).findLast(
    ({ estado }: { estado: string }) => estado === 'ENVIADO',
  );
  const { url } = (await owner.call(calls.getVetFormLink, { search: `?id=${id}` })).body;
  return new URL(url).pathname;
}

export function openDevice(ctx: SuiteContext, path: string): VetDevice {
  const client = newClient(ctx);
  const read = async (search = '') => (await client.send(`${path}${search}`)).text();
  const fieldsOf = async (search: string) => formFields(await read(search));
  const post = async (search: string, fields: Fields) =>
    client.send(`${path}${search}`, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    client,
    path,
    read,
    fieldsOf,
    post,
    async step(step, typed = {}) {
      const sent = { ...(await fieldsOf(`?paso=${step}`)), ...typed };
      const response = await post(`?paso=${step}`, sent);
      expect([response.status, await response.text()]).toEqual([303, '']);
      return response.headers.get('Location')?.replace(path, '') ?? '';
    },
  };
}

/** Fills in a plain consultation, up to the review. */
export async function fillIn(device: VetDevice, typed: Fields = {}): Promise<void> {
  const licence = { 'quien.matricula': 'MP 1234', 'quien.provincia': 'Córdoba' };
  expect(await device.step('quien', licence)).toBe('?paso=atencion');
  const consultation = { 'atencion.consulta': 'Revisión', 'atencion.diagnostico': 'Otitis' };
  expect(await device.step('atencion', { ...consultation, ...typed })).toBe('?paso=sintomas');
  expect(await device.step('sintomas', { 'sintomas.comun.tos': 'on' })).toBe('?paso=hecho');
  expect(await device.step('hecho')).toBe('?paso=pedidos');
  expect(await device.step('pedidos')).toBe('?paso=revision');
}

/** Presses a page's confirming button: sends, declines, corrects. */
export async function confirm(device: VetDevice, search: string, action = search): Promise<Response> {
  const [, confirmacion = ''] = /name="confirmacion"\s+value="([^"]+)"/.exec(await device.read(search)) ?? [];
  return device.post(action, { confirmacion });
}

const entities: Fields = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}

/** Boxes only if ticked. */
function formFields(text: string): Fields {
  const fields: Record<string, string> = {};
  for (const [tag] of text.matchAll(/<input\s[^>]*>/g)) {
    const [name, value, type] = ['name', 'value', 'type'].map((key) => attribute(tag, key));
    if (name !== undefined && (type !== 'checkbox' || / checked/.test(tag))) fields[name] = value ?? '';
  }
  for (const [, tag = '', value = ''] of text.matchAll(/<textarea([^>]*)>\n?([^<]*)</g))
    fields[attribute(tag, 'name') ?? ''] = unescape(value);
  for (const [, tag = '', options = ''] of text.matchAll(/<select([^>]*)>([\s\S]*?)<\/select>/g))
    fields[attribute(tag, 'name') ?? ''] = unescape(/value="([^"]*)" selected/.exec(options)?.[1] ?? '');
  return fields;
}

function attribute(tag: string, key: string): string | undefined {
  const [, value] = new RegExp(`\\s${key}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? undefined : unescape(value);
}

import { parseDay } from '@huella/validation/day';
import * as z from 'zod/mini';

/** A vet's draft by field name: `atencion.consulta`. A ticked box is `on`; `''` is an emptied field, also one that was prefilled. */
export type DraftFields = Readonly<Record<string, string>>;

/** About thirty full texts. */
export const DRAFT_MAXIMUM = 60_000;

const FIELD = /^(?:quien|atencion|sintomas|hecho|pedidos)\.[\w.-]{1,60}$/;

const record = z.record(z.string(), z.string());

export function parseDraft(text: string | null): DraftFields {
  return text === null ? {} : z.parse(record, JSON.parse(text));
}

/** A stored draft without the earlier vet's name and licence. */
export function withoutSigner(draft: string | null): string | null {
  if (draft === null) return null;
  const others = Object.entries(parseDraft(draft)).filter(([name]) => !name.startsWith('quien.'));
  return JSON.stringify(Object.fromEntries(others));
}

export function sentFields(form: URLSearchParams): DraftFields {
  const fields = [...form].filter(([name]) => FIELD.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === DAY ? storedDay(value) : value.replace(/\r\n?/g, '\n')]),
  );
}

const DAY = 'atencion.fecha';

/** Accepts `27/11/2026` and `27112026`, which a numeric keyboard allows; anything else stays as typed. */
function storedDay(typed: string): string {
  return parseDay(typed.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')) ?? typed;
}

/** Takes only fields changed since the form was shown (`shownText`), so that an old tab or another device reverts nothing. */
export function mergeFields(draft: DraftFields, shown: string, sent: DraftFields): DraftFields {
  return { ...draft, ...changedFields(shown, sent) };
}

export function changedFields(shown: string, sent: DraftFields): DraftFields {
  const digests = readShown(shown);
  const names = new Set([...Object.keys(digests), ...Object.keys(sent)]);
  const changed = [...names].filter((name) => fingerprintOf(sent[name] ?? '') !== (digests[name] ?? EMPTY));
  return Object.fromEntries(changed.map((name) => [name, sent[name] ?? '']));
}

/** A digest of each shown field, short enough for a hidden input. */
export function shownText(fields: DraftFields): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fingerprintOf(value)])),
  );
}

function readShown(text: string): DraftFields {
  try {
    const { data = {} } = z.safeParse(record, JSON.parse(text));
    return Object.fromEntries(Object.entries(data).filter(([name]) => FIELD.test(name)));
  } catch {
    return {};
  }
}

/** FNV-1a over UTF-16: tells texts apart, hides nothing. */
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

const EMPTY = fingerprintOf('');

export function sizeOf(draft: DraftFields): number {
  return JSON.stringify(draft).length;
}

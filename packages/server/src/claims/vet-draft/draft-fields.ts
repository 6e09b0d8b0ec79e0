import { parseDay } from '@huella/validation/day';
import * as z from 'zod/mini';

/**
 * What a vet has typed so far, by the names of the page's fields: `atencion.consulta`. A box that is ticked is `on`; `''` is a field
 * that was emptied, also one that was filled in for the vet.
 */
export type DraftFields = Readonly<Record<string, string>>;

/** A draft has about as much room as thirty full texts. */
export const DRAFT_MAXIMUM = 60_000;

const FIELD = /^(?:quien|atencion|sintomas|hecho|pedidos)\.[\w.-]{1,60}$/;

const record = z.record(z.string(), z.string());

/** Reads a draft as it was stored. */
export function parseDraft(text: string | null): DraftFields {
  return text === null ? {} : z.parse(record, JSON.parse(text));
}

/** A stored draft without who signs it: the name and licence that the vet before typed are not the next one's. */
export function withoutSigner(draft: string | null): string | null {
  if (draft === null) return null;
  const others = Object.entries(parseDraft(draft)).filter(([name]) => !name.startsWith('quien.'));
  return JSON.stringify(Object.fromEntries(others));
}

/** The fields of a form that was sent, with line ends and days as they are stored. What is no field of the page is left away. */
export function sentFields(form: URLSearchParams): DraftFields {
  const fields = [...form].filter(([name]) => FIELD.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === DAY ? storedDay(value) : value.replace(/\r\n?/g, '\n')]),
  );
}

const DAY = 'atencion.fecha';

/** `27/11/2026` and `27112026`, which a keyboard of digits allows, as `2026-11-27`; what is no day as it was typed. */
function storedDay(typed: string): string {
  return parseDay(typed.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3')) ?? typed;
}

/**
 * Puts what a form sends into a draft, field by field: only what was changed since the form was shown counts, so that an old tab
 * or another device takes back nothing. `shown` says what was shown (`shownText`).
 */
export function mergeFields(draft: DraftFields, shown: string, sent: DraftFields): DraftFields {
  return { ...draft, ...changedFields(shown, sent) };
}

/** What somebody changed in a form since it was shown. */
export function changedFields(shown: string, sent: DraftFields): DraftFields {
  const digests = readShown(shown);
  const names = new Set([...Object.keys(digests), ...Object.keys(sent)]);
  const changed = [...names].filter((name) => digestOf(sent[name] ?? '') !== (digests[name] ?? EMPTY));
  return Object.fromEntries(changed.map((name) => [name, sent[name] ?? '']));
}

/** What a form shows, short enough to stand in it: a digest of each field. */
export function shownText(fields: DraftFields): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, digestOf(value)])),
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
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

const EMPTY = digestOf('');

/** How much room a draft takes. */
export function sizeOf(draft: DraftFields): number {
  return JSON.stringify(draft).length;
}

import type { StoredState } from './mock-storage.ts';

const FORMAT = 'huella-qa';

export interface WholeState {
  readonly server: StoredState;
  /** All of `localStorage`. */
  readonly device: Readonly<Record<string, string>>;
}

/** As a JSON file. */
export function writeStateFile({ server, device }: WholeState): string {
  const { database, blobs, mails, clock } = server;
  const files = [...blobs].map(([key, { bytes, contentType }]) => ({
    key,
    contentType,
    bytes: toBase64(bytes),
  }));
  return JSON.stringify({ format: FORMAT, device, mails, clock, blobs: files, database: toBase64(database) });
}

interface StateFile extends Pick<StoredState, 'mails' | 'clock'> {
  readonly format: typeof FORMAT;
  readonly device: Record<string, string>;
  readonly database: string;
  readonly blobs: readonly { key: string; contentType: string; bytes: string }[];
}

/** Throws in Spanish for any other file. */
export function readStateFile(text: string): WholeState {
  const { device, database, blobs, mails, clock } = parse(text);
  const files = blobs.map(
    ({ key, contentType, bytes }) => [key, { contentType, bytes: fromBase64(bytes) }] as const,
  );
  return {
    device,
    server: { revision: 0, database: fromBase64(database), mails, clock, blobs: new Map(files) },
  };
}

function parse(text: string): StateFile {
  const rejection = new Error('El archivo no es un estado exportado por la consola de QA.');
  try {
    const value: unknown = JSON.parse(text);
    if (isStateFile(value)) return value;
  } catch {
    throw rejection;
  }
  throw rejection;
}

function isStateFile(value: unknown): value is StateFile {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
}

/** Below the limit of arguments in a call. */
const CHUNK = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

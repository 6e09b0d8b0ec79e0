import { pathOf, type KeptFile } from '@huella/contract';
import { downloadClaimFile } from '@huella/contract/claim-files';
import { isSigned, signature } from '../auth/signature.ts';
import type { Ports } from '../ports.ts';

type Signing = Pick<Ports, 'vault'>;

const LIFETIME_SECONDS = 5 * 60;

/** The URL of a file, valid for five minutes (D100), relative to the API: file id and expiry, signed with the server's key. */
export async function fileLink(signing: Signing, id: number, now: Date): Promise<string> {
  const until = String(Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS);
  const query = new URLSearchParams({ vence: until, firma: await signature(signing, signedText(id, until)) });
  return `${pathOf(downloadClaimFile, { id })}?${query.toString()}`;
}

export async function isLinkValid(
  signing: Signing,
  { id, vence, firma }: { readonly id: number; readonly vence: string; readonly firma: string },
  now: Date,
): Promise<boolean> {
  const isOurs = await isSigned(signing, signedText(id, vence), firma);
  return isOurs && Number(vence) * 1000 > now.getTime();
}

function signedText(id: number, until: string): string {
  return `claim-file\n${id}\n${until}`;
}

interface Row {
  readonly id: number;
  readonly format: KeptFile['formato'] | null;
  readonly file_name: string | null;
}

async function keptFileOf(
  signing: Signing,
  { id, format, file_name }: Row,
  now: Date,
): Promise<KeptFile | null> {
  if (format === null || file_name === null) return null;
  return { id, nombre: file_name, formato: format, downloadLink: await fileLink(signing, id, now) };
}

export async function keptFilesOf(
  signing: Signing,
  rows: readonly Row[],
  now: Date,
): Promise<ReadonlyMap<number, KeptFile>> {
  const files = await Promise.all(rows.map((row) => keptFileOf(signing, row, now)));
  return new Map(files.flatMap((file) => (file === null ? [] : [[file.id, file] as const])));
}

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import * as z from 'zod';
import { SettingsError } from '../config/settings-error.ts';
import type { Settings, VapidKeys } from '../config/settings.ts';
import { readSecret, storedSecret } from './stored-secret.ts';

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});
const vapidKeys = json.pipe(z.object({ publicKey: z.string(), privateKey: z.string() }));

export interface Secrets {
  /** Signs access tokens. */
  readonly accessTokenKey: Uint8Array;
  /** Still accepted, while their tokens are valid. */
  readonly previousAccessTokenKeys: readonly Uint8Array[];
  /** Encrypts and fingerprints bank-account and card numbers (D24). Losing it loses them. */
  readonly vaultKey: Uint8Array;
  /** Still decrypt; the latest first. */
  readonly previousVaultKeys: readonly Uint8Array[];
  readonly vapid: VapidKeys;
}

/** Reads each secret from the environment, or from the secrets folder, where it is created once. */
export async function readSecrets(settings: Settings): Promise<Secrets> {
  const folder = settings.secretsFolder ?? join(settings.dataFolder, 'secrets');
  return {
    accessTokenKey: settings.accessTokenKey ?? (await storedKey(join(folder, 'access-token.key'))),
    previousAccessTokenKeys: await previousKeys(settings.previousAccessTokenKeys, folder, 'access-token'),
    vaultKey: settings.vaultKey ?? (await storedKey(join(folder, 'vault.key'))),
    previousVaultKeys: await previousKeys(settings.previousVaultKeys, folder, 'vault'),
    vapid: settings.vapid ?? (await storedVapidKeys(join(folder, 'vapid.json'))),
  };
}

/** From the environment and from an optional file with one key per line. */
async function previousKeys(
  given: readonly Uint8Array[],
  folder: string,
  name: string,
): Promise<readonly Uint8Array[]> {
  const path = join(folder, `${name}.previous.key`);
  const lines = (await readSecret(path))?.split('\n') ?? [];
  return [...given, ...lines.map((line) => toKey(path, line))];
}

async function storedKey(path: string): Promise<Uint8Array> {
  return toKey(path, await storedSecret(path, () => randomBytes(32).toString('base64')));
}

function toKey(path: string, text: string): Uint8Array {
  const key = Buffer.from(text, 'base64');
  if (key.length < 32) throw new SettingsError([`The secret file ${path} does not hold 32 bytes in base64.`]);
  return key;
}

async function storedVapidKeys(path: string): Promise<VapidKeys> {
  const text = await storedSecret(path, () => JSON.stringify(webPush.generateVAPIDKeys()));
  const keys = vapidKeys.safeParse(text);
  if (keys.success) return keys.data;
  throw new SettingsError([`The secret file ${path} does not hold a pair of VAPID keys as JSON.`]);
}

import { resolve } from 'node:path';
import { builtWebApp, repositoryRoot } from './locations.ts';
import { SettingsError } from './settings-error.ts';
import { variables, type Variables } from './variables.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Settings {
  readonly production: boolean;
  /** Default: 3000 or the next free one. */
  readonly port: number | undefined;
  readonly host: string;
  readonly dataFolder: string;
  readonly webFolder: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly webUrl: string | undefined;
  readonly corsOrigins: readonly string[];
  /** Origins besides the server's that the app may connect to and load photos from. */
  readonly connectOrigins: readonly string[];
  readonly trustProxy: boolean;
  readonly supportEmail: string;
  readonly mail: MailSettings;
  readonly s3: S3Settings | undefined;
  readonly vapid: VapidKeys | undefined;
  readonly accessTokenKey: Uint8Array | undefined;
  /** The latest first. */
  readonly previousAccessTokenKeys: readonly Uint8Array[];
  readonly vaultKey: Uint8Array | undefined;
  readonly previousVaultKeys: readonly Uint8Array[];
  readonly secretsFolder: string | undefined;
  /** The bearer token of `/metrics`. Absent: no metrics. */
  readonly metricsToken: string | undefined;
  /** An OpenTelemetry collector. Absent: no spans. */
  readonly tracesEndpoint: string | undefined;
  readonly logFormat: 'json' | 'pretty' | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. URLs have no trailing slash, folders are absolute. Throws a SettingsError that names every invalid variable. */
export function readSettings(environment: Environment): Settings {
  const parsed = variables.safeParse(withoutEmpty(environment));
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()} ${message}.`),
    );
  }
  const problems = [...missingTogether(parsed.data), ...missingInProduction(parsed.data)];
  if (problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
}

/** `PORT=` in a compose file means "not set". */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
}

const setTogether = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
] as const;

/** Without them each process would generate its own: with another VAPID key push services reject messages. */
const sharedKeys = ['ACCESS_TOKEN_KEY', 'VAULT_KEY', 'VAPID_PRIVATE_KEY'] as const;

function* missingTogether(values: Variables): Generator<string> {
  for (const group of setTogether) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      yield `${group.join(', ')} belong together: ${missing.join(', ')} not set.`;
    }
  }
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) {
    yield 'MAIL_FROM is needed with SMTP_URL: the email that mails come from.';
  }
  const keysGiven = sharedKeys.every((name) => values[name] !== undefined);
  if (values.DATABASE_URL !== undefined && !keysGiven && values.SECRETS_DIR === undefined) {
    yield 'With DATABASE_URL several processes share one database and have to share its keys: set ACCESS_TOKEN_KEY and VAULT_KEY (for each: openssl rand -base64 32), VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY (npx web-push generate-vapid-keys), or SECRETS_DIR to a folder that all of them see.';
  }
}

/** Mails link to these, so production must not use defaults. */
function* missingInProduction({ NODE_ENV, SUPPORT_EMAIL, PUBLIC_URL }: Variables): Generator<string> {
  if (NODE_ENV !== 'production') return;
  if (SUPPORT_EMAIL === undefined)
    yield 'SUPPORT_EMAIL is needed in production: mails ask people to write there.';
  if (PUBLIC_URL === undefined) yield 'PUBLIC_URL is needed in production: links in mails lead there.';
}

function toSettings(values: Variables): Settings {
  const dataFolder = resolve(repositoryRoot, values.DATA_DIR ?? 'data');
  const { SUPPORT_EMAIL: supportEmail = 'soporte@huella.invalid' } = values;
  return {
    production: values.NODE_ENV === 'production',
    port: values.PORT,
    host: values.HOST,
    dataFolder,
    webFolder: values.WEB_DIR === undefined ? builtWebApp : resolve(repositoryRoot, values.WEB_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    webUrl: values.WEB_URL,
    corsOrigins: values.CORS_ORIGINS,
    connectOrigins: values.CONNECT_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    supportEmail,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `Huella <${supportEmail}>` },
    s3: s3Settings(values),
    vapid: vapidKeys(values),
    accessTokenKey: values.ACCESS_TOKEN_KEY,
    previousAccessTokenKeys: values.ACCESS_TOKEN_KEY_PREVIOUS,
    vaultKey: values.VAULT_KEY,
    previousVaultKeys: values.VAULT_KEY_PREVIOUS,
    secretsFolder: values.SECRETS_DIR === undefined ? undefined : resolve(repositoryRoot, values.SECRETS_DIR),
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    logFormat: values.LOG_FORMAT,
  };
}

function s3Settings(values: Variables): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function vapidKeys(values: Variables): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

import * as z from 'zod';

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));

const key = z
  .string()
  .transform((text) => Buffer.from(text, /^[0-9a-f]{64,}$/i.test(text) ? 'hex' : 'base64'))
  .refine((bytes) => bytes.length >= 32, 'must be at least 32 random bytes, in base64 or hexadecimal');

const mostPreviousKeys = 4;

const previousKeys = z
  .string()
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.array(key).max(mostPreviousKeys, `must be ${mostPreviousKeys} keys at most`))
  .default([]);

const flag = z.stringbool({ error: 'must be true or false' });
const word = z.string();

const origins = word
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(webUrl))
  .default([]);

/** Every environment variable that the server reads. All are optional. */
export const variables = z.object({
  NODE_ENV: word.optional(),
  PORT: z.coerce
    .number('must be a port from 1 to 65535')
    .int('must be a port from 1 to 65535')
    .min(1, 'must be a port from 1 to 65535')
    .max(65_535, 'must be a port from 1 to 65535')
    .optional(),
  HOST: word.default('127.0.0.1'),
  DATA_DIR: word.optional(),
  WEB_DIR: word.optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL that starts with postgres://' })
    .optional(),
  PUBLIC_URL: webUrl.optional(),
  WEB_URL: webUrl.optional(),
  CORS_ORIGINS: origins,
  CONNECT_ORIGINS: origins,
  TRUST_PROXY: flag.default(false),
  SUPPORT_EMAIL: z.email('must be an email').optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: word.optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: word.optional(),
  S3_REGION: word.default('us-east-1'),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  VAPID_PUBLIC_KEY: word.optional(),
  VAPID_PRIVATE_KEY: word.optional(),
  ACCESS_TOKEN_KEY: key.optional(),
  ACCESS_TOKEN_KEY_PREVIOUS: previousKeys,
  VAULT_KEY: key.optional(),
  VAULT_KEY_PREVIOUS: previousKeys,
  SECRETS_DIR: word.optional(),
  METRICS_TOKEN: word.min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  LOG_FORMAT: z.enum(['json', 'pretty'], 'must be json or pretty').optional(),
});

export type Variables = z.output<typeof variables>;

import { environmentSchema, type Environment } from './environment-schema.ts';

export const VARIABLES = {
  name: 'HUELLA_ENVIRONMENT',
  baseUrl: 'HUELLA_API_URL',
  imageUploadUrl: 'HUELLA_IMAGE_UPLOAD_URL',
  storageBucket: 'HUELLA_STORAGE_BUCKET',
  documentStatusUrl: 'HUELLA_DOCUMENT_STATUS_URL',
  chatUrl: 'HUELLA_CHAT_URL',
  phone: 'HUELLA_PHONE',
  supportEmail: 'HUELLA_SUPPORT_EMAIL',
} as const satisfies Record<keyof Environment, string>;

/**
 * Reads the environment from variables (`process.env`, Vite's `loadEnv`); `local` on the page's own origin by default; an empty
 * variable is a missing one (D25). Throws with one line per wrong variable.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.entries(VARIABLES).map(([key, name]) => [key, variables[name]?.trim() || undefined]);
  const result = environmentSchema.safeParse({ name: 'local', baseUrl: '', ...definedOf(given) });
  if (result.success) return result.data;
  throw new Error(['The environment is wrong.', ...result.error.issues.map(lineOf)].join('\n'));
}

function definedOf(entries: (string | undefined)[][]): Record<string, string> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function lineOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  const variable = Object.entries(VARIABLES).find(([key]) => key === path[0])?.[1];
  return `  ${variable ?? 'all'}: ${message}`;
}

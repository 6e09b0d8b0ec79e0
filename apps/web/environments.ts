/**
 * What differs between the places where the app runs (specification §9 *Environments*, D25). Left out means "not
 * configured": the action that needs it is hidden in production and says "sin configurar" elsewhere. Each value can be
 * set from outside by the variable in `OVERRIDES`, without touching this file.
 */
export const environments = {
  local: { name: 'local', apiUrl: '/' },
  dev: { name: 'dev', apiUrl: '/' },
  prod: { name: 'prod', apiUrl: '/' },
} as const;

const OVERRIDES = {
  apiUrl: 'HUELLA_API_URL',
  claimUploadUrl: 'HUELLA_CLAIM_UPLOAD_URL',
  storageBucketUrl: 'HUELLA_STORAGE_BUCKET_URL',
  documentStatusUrl: 'HUELLA_DOCUMENT_STATUS_URL',
  chatUrl: 'HUELLA_CHAT_URL',
  phone: 'HUELLA_PHONE',
  supportEmail: 'HUELLA_SUPPORT_EMAIL',
} as const;

/** The chosen environment with its overrides, not checked yet: the schema of api-client does that. */
export function chooseEnvironment(variables: Readonly<Record<string, string | undefined>>): unknown {
  const name = variables['HUELLA_ENVIRONMENT'] ?? 'local';
  const chosen = environments[name as keyof typeof environments] ?? { name };
  const overrides = Object.entries(OVERRIDES).flatMap(([key, variable]) => {
    const value = variables[variable];
    return value ? [[key, value] as const] : [];
  });
  return { ...chosen, ...Object.fromEntries(overrides) };
}

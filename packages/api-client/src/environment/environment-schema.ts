import * as z from 'zod/mini';

const url = z.optional(z.url({ protocol: /^https?$/ }));
const baseUrl = z.string().check(z.regex(/^(|\/[^/].*|https?:\/\/[^\s/]+.*)$/, 'a URL, a path or nothing'));
const phone = z.string().check(z.regex(/^\+?[\d\s()-]{6,20}$/, 'a phone number'));

/** The environments `local`, `dev` and `prod` (specification §7 *Configuration*, D25). */
export const environmentSchema = z
  .object({
    name: z.enum(['local', 'dev', 'prod']),
    baseUrl,
    imageUploadUrl: url,
    storageBucket: url,
    documentStatusUrl: url,
    chatUrl: url,
    phone: z.optional(phone),
    supportEmail: z.optional(z.email()),
  })
  .check(z.refine(isSecure, 'prod must not use plain http'));

export type Environment = z.infer<typeof environmentSchema>;

function isSecure(environment: Record<string, string | undefined>): boolean {
  return (
    environment.name !== 'prod' || !Object.values(environment).some((value) => value?.startsWith('http:'))
  );
}

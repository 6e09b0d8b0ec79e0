import * as z from 'zod/mini';
import { requiredEmail } from './email.ts';
import { loginMessages, recoverMessages, registerMessages } from './messages.ts';
import { atMost, rule } from './rules.ts';
import { countCharacters } from './text.ts';

/** The shortest password that registration takes, in characters (specification §9). */
export const PASSWORD_MINIMUM = 6;
const PASSWORD_MAXIMUM = 256;

/** A password is never trimmed or normalised (D59). */
function newPassword() {
  return z.string({ error: registerMessages.password }).check(
    rule((text) => countCharacters(text) >= PASSWORD_MINIMUM, registerMessages.password),
    atMost(PASSWORD_MAXIMUM, registerMessages.passwordTooLong),
  );
}

/** Beside the fields and not after them, so that it is told also while another field is still wrong. */
const samePassword = z
  .object({ password: z.optional(z.unknown()), confirm: z.optional(z.unknown()) })
  .check(
    z.refine(
      ({ password, confirm }) => typeof confirm !== 'string' || (confirm !== '' && confirm === password),
      { error: registerMessages.confirm, path: ['confirm'] },
    ),
  );

/** Login (specification §5). The email comes out trimmed; the server compares it without case (D59). */
export const loginSchema = z.object({
  email: requiredEmail(loginMessages.emailMissing, loginMessages.emailInvalid),
  password: z
    .string({ error: loginMessages.passwordMissing })
    .check(rule((text) => text !== '', loginMessages.passwordMissing)),
});

/** The end of an account asks for the password once more. */
export const deleteAccountSchema = z.object({ password: loginSchema.shape.password });

export type DeleteAccountForm = z.infer<typeof deleteAccountSchema>;

/** Registration (specification §5). */
export const registerSchema = z.intersection(
  z.object({
    email: requiredEmail(registerMessages.email, registerMessages.email),
    password: newPassword(),
    confirm: z.string({ error: registerMessages.confirm }),
  }),
  samePassword,
);

/** Password recovery (specification §5). */
export const recoverSchema = z.object({ email: requiredEmail(recoverMessages.email, recoverMessages.email) });

/** The page behind the recovery mail: the rules of registration without the email. */
export const newPasswordSchema = z.intersection(
  z.object({ password: newPassword(), confirm: z.string({ error: registerMessages.confirm }) }),
  samePassword,
);

import * as z from 'zod/mini';
import { requiredEmail } from './email.ts';
import { loginMessages, recoverMessages, registerMessages, textMessages } from './messages.ts';
import { maxLength, rule } from './rules.ts';
import { countCharacters, isReadable, normalizePassword } from './text.ts';

/** In characters (specification §9). */
export const PASSWORD_MINIMUM = 6;
const PASSWORD_MAXIMUM = 256;

/** One line in NFC (D112, D113), never trimmed (D59). */
function password(missing: string) {
  return z.string({ error: missing }).check(
    rule((text) => isReadable(text) && !/[\t\n\r]/.test(text), textMessages.unreadable),
    z.overwrite(normalizePassword),
  );
}

function newPassword() {
  return password(registerMessages.password).check(
    rule((text) => countCharacters(text) >= PASSWORD_MINIMUM, registerMessages.password),
    maxLength(PASSWORD_MAXIMUM, registerMessages.passwordTooLong),
  );
}

/** Reports no unreadable characters: the password does, which it has to equal. */
const confirm = z.string({ error: registerMessages.confirm }).check(z.overwrite(normalizePassword));

/** Keeps missing values: an intersection needs the same value on both sides. */
const typedPassword = z
  .unknown()
  .check(z.overwrite((value) => (typeof value === 'string' ? normalizePassword(value) : value)));

/** An intersection and not a later check, so that it reports while other fields are wrong. */
const samePassword = z
  .object({ password: z.optional(typedPassword), confirm: z.optional(typedPassword) })
  .check(
    z.refine(
      ({ password: first, confirm: second }) =>
        typeof second !== 'string' || (second !== '' && second === first),
      { error: registerMessages.confirm, path: ['confirm'] },
    ),
  );

/** Specification §5. Trims the email; the server compares it without case (D59). */
export const loginSchema = z.object({
  email: requiredEmail(loginMessages.emailMissing, loginMessages.emailInvalid),
  password: password(loginMessages.passwordMissing).check(
    rule((text) => text !== '', loginMessages.passwordMissing),
  ),
});

export const deleteAccountSchema = z.object({ password: loginSchema.shape.password });

export type DeleteAccountForm = z.infer<typeof deleteAccountSchema>;

/** Specification §5. */
export const registerSchema = z.intersection(
  z.object({
    email: requiredEmail(registerMessages.email, registerMessages.email),
    password: newPassword(),
    confirm,
  }),
  samePassword,
);

/** Specification §5. */
export const recoverSchema = z.object({ email: requiredEmail(recoverMessages.email, recoverMessages.email) });

/** The page of the recovery mail: the rules of registration without the email. */
export const newPasswordSchema = z.intersection(z.object({ password: newPassword(), confirm }), samePassword);

import * as z from 'zod/mini';
import { requiredEmail } from './email.ts';
import { loginMessages, recoverMessages, registerMessages, textMessages } from './messages.ts';
import { atMost, rule } from './rules.ts';
import { countCharacters, isReadable, normalizePassword } from './text.ts';

/** The shortest password that registration takes, in characters (specification §9). */
export const PASSWORD_MINIMUM = 6;
const PASSWORD_MAXIMUM = 256;

/** A password is one line and NFC (D112, D113), and never trimmed (D59). */
function password(missing: string) {
  return z.string({ error: missing }).check(
    rule((text) => isReadable(text) && !/[\t\n\r]/.test(text), textMessages.unreadable),
    z.overwrite(normalizePassword),
  );
}

function newPassword() {
  return password(registerMessages.password).check(
    rule((text) => countCharacters(text) >= PASSWORD_MINIMUM, registerMessages.password),
    atMost(PASSWORD_MAXIMUM, registerMessages.passwordTooLong),
  );
}

/** Repeats a new password. What cannot be read in it is told at the password, which it has to equal. */
const confirm = z.string({ error: registerMessages.confirm }).check(z.overwrite(normalizePassword));

/** Typed or not: an intersection needs the same value on both sides. */
const typedPassword = z
  .unknown()
  .check(z.overwrite((value) => (typeof value === 'string' ? normalizePassword(value) : value)));

/** Beside the fields and not after them, so that it is told also while another field is still wrong. */
const samePassword = z
  .object({ password: z.optional(typedPassword), confirm: z.optional(typedPassword) })
  .check(
    z.refine(
      ({ password: first, confirm: second }) =>
        typeof second !== 'string' || (second !== '' && second === first),
      { error: registerMessages.confirm, path: ['confirm'] },
    ),
  );

/** Login (specification §5). The email comes out trimmed; the server compares it without case (D59). */
export const loginSchema = z.object({
  email: requiredEmail(loginMessages.emailMissing, loginMessages.emailInvalid),
  password: password(loginMessages.passwordMissing).check(
    rule((text) => text !== '', loginMessages.passwordMissing),
  ),
});

/** The end of an account asks for the password once more. */
export const deleteAccountSchema = z.object({ password: loginSchema.shape.password });

export type DeleteAccountForm = z.infer<typeof deleteAccountSchema>;

/** Registration (specification §5). */
export const registerSchema = z.intersection(
  z.object({
    email: requiredEmail(registerMessages.email, registerMessages.email),
    password: newPassword(),
    confirm,
  }),
  samePassword,
);

/** Password recovery (specification §5). */
export const recoverSchema = z.object({ email: requiredEmail(recoverMessages.email, recoverMessages.email) });

/** The page behind the recovery mail: the rules of registration without the email. */
export const newPasswordSchema = z.intersection(z.object({ password: newPassword(), confirm }), samePassword);

/** Tells whether a word may be recorded in the audit log. */
export type AuditedArg = (word: string) => boolean;

/** Of any row. */
export const isId: AuditedArg = (word) => /^\d{1,16}$/.test(word);

/** Has a digit and no lower-case letter, as in `HU-00000001`; those of other channels may have blanks. */
export const isPolicyNumber: AuditedArg = (word) => /^(?=.*\p{N})[\p{Lu}\p{N}\-./ ]{1,40}$/u.test(word);

/** As in `BAJA-2026-4F7K2Q`, in either case. */
export const isReferenceCode: AuditedArg = (word) => /^[A-Z]{4,5}-\d{4}-[\dA-Z]{6}$/i.test(word);

export function isOneOf(words: readonly string[]): AuditedArg {
  return (word) => words.includes(word);
}

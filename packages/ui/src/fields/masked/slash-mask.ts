/** Writes the slashes of `DD/MM/AAAA` or `MM/AA` while a person types at the end; anywhere else what is typed stays as typed. */
export interface MaskEdit {
  raw: string;
  caret: number;
  inputType?: string;
  /** Digits per part, e.g. `[2, 2, 4]`. */
  parts: readonly number[];
}

/** Complete groups of digits, joined by slashes, the slash written as soon as a group that has a successor is full. */
function withSlashes(digits: string, parts: readonly number[]): string {
  let rest = digits;
  let text = '';
  for (const [index, size] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const part = isLast ? rest : rest.slice(0, size);
    rest = rest.slice(part.length);
    text += part;
    if (!isLast && part.length === size) text += '/';
    else break;
  }
  return text;
}

/** `'5'` + `'/'` → `'05/'`: a separator typed after one digit ends the part. */
function padTypedPart(raw: string): string {
  return raw.replace(/(^|\/)(\d)[/\-. ]$/u, '$10$2/');
}

/** `'05/'` + `'/'` → `'05/'`: who types the separator that the mask has written already means that one. */
function dropSecondSeparator(raw: string): string {
  return raw.replace(/\/[/\-. ]$/u, '/');
}

/** The text to show after an edit. Never drops a digit: what does not fit stays to be refused (O-DT-07). */
export function slashMask({ raw, caret, inputType, parts }: MaskEdit): string {
  const isTypingAtEnd = caret === raw.length && !inputType?.startsWith('delete');
  if (!isTypingAtEnd) return raw;
  const padded = padTypedPart(dropSecondSeparator(raw));
  if (!/^[\d/]*$/u.test(padded) || !isOnGrid(padded, parts)) return padded;
  return withSlashes(padded.replaceAll('/', ''), parts);
}

/** True while every slash stands where the mask would have put it; `5/3/2024` pasted is left alone. */
function isOnGrid(text: string, parts: readonly number[]): boolean {
  return text
    .split('/')
    .every((part, index, all) => index === all.length - 1 || part.length === parts[index]);
}

/**
 * Whether a value comes in one event (autofill, paste, a keyboard's suggestion) and not key by key. Some browsers say nothing of the
 * kind, or call it typing: more than one character more is not typed.
 */
export function arrivesWhole(edit: { raw: string; before: string; inputType?: string | undefined }): boolean {
  const { raw, before, inputType } = edit;
  if (inputType?.startsWith('delete')) return false;
  const isTyping = inputType === 'insertText' || inputType === 'insertCompositionText';
  return !isTyping || raw.length - before.length > 1;
}

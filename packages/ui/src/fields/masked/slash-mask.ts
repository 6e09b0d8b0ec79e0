/** Inserts the slashes of `DD/MM/AAAA` or `MM/AA` while typing at the end; leaves edits elsewhere alone. */
export interface MaskEdit {
  raw: string;
  caret: number;
  inputType?: string;
  /** Digits per part, e.g. `[2, 2, 4]`. */
  parts: readonly number[];
}

/** Joins groups of digits by slashes; adds a slash as soon as a group is full, unless it is the last. */
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

/** `'05/'` + `'/'` → `'05/'`: ignores a separator typed after an inserted one. */
function dropSecondSeparator(raw: string): string {
  return raw.replace(/\/[/\-. ]$/u, '/');
}

/** The text after an edit. Keeps surplus digits, so that the schema rejects them (O-DT-07). */
export function slashMask({ raw, caret, inputType, parts }: MaskEdit): string {
  const isTypingAtEnd = caret === raw.length && !inputType?.startsWith('delete');
  if (!isTypingAtEnd) return raw;
  const padded = padTypedPart(dropSecondSeparator(raw));
  if (!/^[\d/]*$/u.test(padded) || !isOnGrid(padded, parts)) return padded;
  return withSlashes(padded.replaceAll('/', ''), parts);
}

/** Whether every slash is where the mask would insert it; a pasted `5/3/2024` is left alone. */
function isOnGrid(text: string, parts: readonly number[]): boolean {
  return text
    .split('/')
    .every((part, index, all) => index === all.length - 1 || part.length === parts[index]);
}

/** Whether a value comes at once (autofill, paste, suggestion), which some browsers report as typing. */
export function arrivesWhole(edit: { raw: string; before: string; inputType?: string | undefined }): boolean {
  const { raw, before, inputType } = edit;
  if (inputType?.startsWith('delete')) return false;
  const isTyping = inputType === 'insertText' || inputType === 'insertCompositionText';
  return !isTyping || raw.length - before.length > 1;
}

import { caretAfter, groupDigits, significant } from './group-digits.ts';

export interface DigitsEdit {
  /** The value before the edit, without separators. */
  before: string;
  /** The input's text and caret after the edit. */
  raw: string;
  caret: number;
  /** `InputEvent.inputType`, if the browser reports it. */
  inputType?: string;
  groups?: number;
}

/** If a deletion hit only a separator, deletes the digit next to it. */
function deleteBehindSeparator({ before, inputType }: DigitsEdit, left: number) {
  if (inputType === 'deleteContentBackward' && left > 0)
    return { value: before.slice(0, left - 1) + before.slice(left), left: left - 1 };
  if (inputType === 'deleteContentForward')
    return { value: before.slice(0, left) + before.slice(left + 1), left };
  return { value: before, left };
}

/** The value, the grouped text and the caret after an edit anywhere in the number (O-CF-04). */
export function editDigits(edit: DigitsEdit): { value: string; shown: string; caret: number } {
  const value = significant(edit.raw);
  const left = significant(edit.raw.slice(0, edit.caret)).length;
  const onlySeparator =
    value === edit.before && edit.raw.length < groupDigits(edit.before, edit.groups).length;
  const result = onlySeparator ? deleteBehindSeparator(edit, left) : { value, left };
  const shown = groupDigits(result.value, edit.groups);
  return { value: result.value, shown, caret: caretAfter(shown, result.left) };
}

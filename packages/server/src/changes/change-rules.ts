import { parseDay } from '@huella/validation/day';
import { personChangeSchema } from '@huella/validation/person';
import { petChangeSchema } from '@huella/validation/pet';
import { validateForm } from '../http/validate-form.ts';
import type { ValidationResult, Rules } from '../http/operation.ts';
import { changeNames } from './change-fields.ts';
import type { Change, ChangeInput } from './change.ts';

type Body = Readonly<Record<string, unknown>>;

/** Both kinds share one path and are told apart by their keys (D14). */
export const changeRules: Rules<ChangeInput> = (body, { today }) => {
  const personal = new Set(Object.values(changeNames.person));
  const isPersonal = Object.keys(body).some((key) => personal.has(key));
  return isPersonal ? personChange(body, today) : petChange(body, today);
};

function personChange(body: Body, today: string): ValidationResult<ChangeInput> {
  const checked = validateForm(personChangeSchema(today), body);
  if (!checked.input) return { fields: checked.fields };
  const changes = changesOf(checked.input, changeNames.person).map((change) =>
    change.wire === 'fechaNac' ? { ...change, value: parseDay(change.value ?? '') } : change,
  );
  return { fields: [], input: { kind: 'person', petId: idOf(body['mascotaId']), changes } };
}

function petChange(body: Body, today: string): ValidationResult<ChangeInput> {
  const sexo = body['mascotaSexo'] === 'F' ? { mascotaSexo: 'H' } : {};
  const checked = validateForm(petChangeSchema(today), { ...body, ...sexo });
  if (!checked.input) return { fields: checked.fields };
  const changes = changesOf(checked.input, changeNames.pet);
  return { fields: [], input: { kind: 'pet', petId: idOf(body['mascotaId']), changes } };
}

/** Null and absent keys mean unchanged; an empty `piso` or `dpto` clears it. */
function changesOf(
  input: Readonly<Record<string, string | number | null | undefined>>,
  names: Readonly<Record<string, string>>,
): Change[] {
  const changes: Change[] = [];
  for (const [field, wire] of Object.entries(names)) {
    const value = input[wire];
    if (value === null || value === undefined) continue;
    changes.push({ wire, field, value: value === '' ? null : String(value) });
  }
  return changes;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

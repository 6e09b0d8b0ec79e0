import type { FieldError, Person } from '@huella/contract';
import type { Day } from '@huella/validation/day';
import type { AddressOutput, PersonForm } from '@huella/validation/person';
import { useAddressForm, type AddressFormApi } from '../../forms/address-form/use-address-form.ts';
import { usePersonForm, type PersonFormApi } from '../../forms/person-form/use-person-form.ts';
import { fieldForPath } from '../../lib/field-for-path.ts';

/** The forms of the two steps. They belong to the page, so that what is typed outlives the change of a step (O-FO-03). */
export interface ProfileForms {
  person: PersonFormApi;
  address: AddressFormApi;
  /** Whether leaving would lose something. */
  dirty: boolean;
}

/** Holds both forms; `today` is the Argentine day of the visit. */
export function useProfileForms(before: Person | null, today: Day): ProfileForms {
  const person = usePersonForm(before, today);
  const address = useAddressForm(before);
  return { person, address, dirty: person.formState.isDirty || address.formState.isDirty };
}

/** Everything that was filled in, checked. */
export interface ProfileData {
  person: PersonForm;
  address: AddressOutput;
}

/** Checks the first step again, as the browser's forward button leads past its own check; null when it is not right. */
export async function checkPerson({ person }: ProfileForms): Promise<PersonForm | null> {
  let checked: PersonForm | null = null;
  await person.handleSubmit((data) => {
    checked = data;
  })();
  return checked;
}

/** Puts the server's field errors onto the fields; answers where they show, and whether some of it shows nowhere. */
export function showRejection(forms: ProfileForms, fields: readonly FieldError[]) {
  const places = fields.map(({ path, message }) => ({ field: fieldForPath(path), message }));
  for (const { field, message } of places) {
    if (field?.form === 'person') forms.person.setError(field.name, { type: 'server', message });
    if (field?.form === 'address')
      forms.address.setError(field.name, { type: 'server', message }, { shouldFocus: true });
  }
  return {
    inPerson: places.some(({ field }) => field?.form === 'person'),
    unplaced: places.length === 0 || places.some(({ field }) => field === null),
  };
}

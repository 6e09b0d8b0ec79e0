import * as calls from '@huella/contract/person';
import { personSchema, postedAddressSchema } from '@huella/validation/person';
import { fieldText } from '../../copy.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { created, operation } from '../../http/operation.ts';
import { insertPerson } from '../repositories/persons.ts';
import { findProvinceOf } from '../repositories/places.ts';

export const createPerson = operation({
  call: calls.createPerson,
  rules: ({ datos_persona, datos_domicilio }, { today }) => {
    const person = validateForm(personSchema(today), datos_persona, 'datos_persona.');
    const address = validateForm(postedAddressSchema, datos_domicilio, 'datos_domicilio.');
    const fields = [...person.fields, ...address.fields];
    if (!person.input || !address.input) return { fields };
    return { fields, input: { person: person.input, address: address.input } };
  },
  async handle({ accountId, input, now, transact }) {
    const { person, address } = input;
    const { localidad: locality_id, ...street } = address;
    return transact(async (tx) => {
      if (!(await findProvinceOf(tx, locality_id)))
        throw invalidFields({
          path: 'datos_domicilio.localidad',
          code: 'unknown',
          message: fieldText.locality,
        });
      const owner = { account_id: accountId, created_at: now.toISOString() };
      const id = await insertPerson(tx, { ...owner, ...person, ...street, locality_id });
      if (id === undefined) throw new ApiError('person_exists');
      return created({ id });
    });
  },
});

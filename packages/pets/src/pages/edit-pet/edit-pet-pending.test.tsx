import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petFields } from '../../testing/visit-add-pet.ts';
import { requestedFields, requestName, visitEditPet } from '../../testing/visit-edit-pet.ts';

const hint = 'El 27/11/2026 pidió cambiarlo a «Lunita». Podrá pedir otro cambio cuando lo resolvamos.';

async function visitAgain() {
  const visit = await visitEditPet();
  await requestName(visit.user, 'Lunita');
  await screen.findByText('Luna', { selector: 'h1' });
  await visit.router.navigate('/tabs/add-pet/1');
  return visit;
}

test('what waits is marked at its field before anything is typed', async () => {
  await visitAgain();
  expect(await screen.findByText(hint)).toBeVisible();
  expect(await petFields.nombre()).toHaveAccessibleDescription(hint);
  expect(await petFields.color()).not.toHaveAccessibleDescription(/pidió cambiarlo/);
});

test('a second request for the same datum is refused, and the form says which one waits', async () => {
  const visit = await visitAgain();
  await requestName(visit.user, 'Lunera');
  const sentence =
    'Ya hay una solicitud de cambio en curso para Nombre. Podrá pedir otro cambio cuando la resolvamos.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByText('Ya hay una solicitud de cambio pendiente para ese dato.')).toBeVisible();
  expect(await petFields.nombre()).toHaveValue('Lunera');
  expect(await requestedFields(visit)).toEqual([{ field: 'nombre', new_value: 'Lunita' }]);
});

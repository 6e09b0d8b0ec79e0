import { recordToasts } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { write } from '../../testing/fields.ts';
import { choose, chooseBreed, petFields, press } from '../../testing/visit-add-pet.ts';
import {
  requestedFields,
  requestName,
  listenToRequests,
  review,
  visitEditPet,
} from '../../testing/visit-edit-pet.ts';

const details = () => screen.findByText('Luna', { selector: 'h1' });

test('the form is filled with the pet as it is, without its weight', async () => {
  await visitEditPet();
  expect(await petFields.nombre()).toHaveValue('Luna');
  expect(await petFields.raza()).toHaveValue('Golden Retriever');
  expect(screen.getByRole('radio', { name: 'Perro' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Hembra' })).toBeChecked();
  expect(await petFields.color()).toHaveValue('Dorado');
  expect(screen.queryByRole('textbox', { name: /^Peso/ })).toBeNull();
});

test('the changes are beside the form as they are typed', async () => {
  const { user } = await visitEditPet();
  await petFields.nombre();
  const title = screen.getByRole('heading', { name: 'Lo que cambia', hidden: true });
  const summary = within(title.closest('section') ?? title);
  expect(summary.getByText('Todavía no modificó nada.')).toBeInTheDocument();
  await write(user, petFields.nombre(), ' Lunita ');
  const items = await summary.findAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['NombreAntes: Luna → Ahora: Lunita']);
});

test('nothing changed: the form says so and nothing is sent', async () => {
  const visit = await visitEditPet();
  await petFields.nombre();
  await press(visit.user, 'Revisar los cambios');
  expect(await screen.findByText('Modifique alguno de los datos para proceder.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await requestedFields(visit)).toEqual([]);
});

test('what the form said about unchanged data goes with the first change', async () => {
  const visit = await visitEditPet();
  await petFields.nombre();
  await press(visit.user, 'Revisar los cambios');
  await screen.findByText('Modifique alguno de los datos para proceder.');
  await choose(visit.user, 'Macho');
  await waitFor(() => expect(screen.queryByText('Modifique alguno de los datos para proceder.')).toBeNull());
});

test('only what changed goes out, after old and new were shown', async () => {
  const visit = await visitEditPet();
  const bodies = listenToRequests(visit);
  await write(visit.user, petFields.nombre(), ' lunita de la peña ');
  await choose(visit.user, 'Macho');
  const sheet = await review(visit.user);
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'NombreAntes: Luna → Ahora: Lunita De La Peña',
    'SexoAntes: Hembra → Ahora: Macho',
  ]);
  expect(sheet.getByText('El cambio se hará efectivo en hasta 72 horas hábiles.')).toBeVisible();
  expect(sheet.getByText('Fecha estimada: 02/12/2026.')).toBeVisible();
  expect(bodies).toEqual([]);
  const said = recordToasts();
  await press(visit.user, 'Enviar solicitud');
  expect(await screen.findByText('Solicitud de cambio enviada correctamente.')).toBeVisible();
  expect(said()).toEqual([['Solicitud de cambio enviada correctamente.', 3500]]);
  expect(await details()).toBeVisible();
  expect(visit.router.state.location.pathname).toBe('/tabs/pet-details/1');
  expect(bodies).toEqual([{ mascotaId: 1, mascotaNombre: 'lunita de la peña', mascotaSexo: 'M' }]);
});

test('O-FO-04 another species empties the breed, and only breeds of the new one are offered', async () => {
  const visit = await visitEditPet();
  const bodies = listenToRequests(visit);
  await petFields.nombre();
  await choose(visit.user, 'Gato');
  await waitFor(async () => expect(await petFields.raza()).toHaveValue(''));
  await press(visit.user, 'Revisar los cambios');
  expect(await screen.findByText('Por favor, elija la raza')).toBeVisible();
  await chooseBreed(visit.user, 'Siamés');
  await review(visit.user);
  await press(visit.user, 'Enviar solicitud');
  await details();
  expect(bodies).toEqual([{ mascotaId: 1, mascotaEspecie: 'Gato', mascotaRaza: 'Siamés' }]);
});

const tooOld = '2010-05-04';

test('D50 an old pet keeps its birth date while something else changes', async () => {
  const visit = await visitEditPet({
    before: async ({ db }) => {
      await db.updateTable('pets').set({ fecha_nacimiento: tooOld }).execute();
    },
  });
  expect(await petFields.birth()).toHaveValue('04/05/2010');
  await requestName(visit.user, 'Lunita');
  await details();
  expect(await requestedFields(visit)).toEqual([{ field: 'nombre', new_value: 'Lunita' }]);
});

test('D50 a changed birth date has to be of an insurable age', async () => {
  const visit = await visitEditPet();
  await write(visit.user, petFields.birth(), '05/05/2010');
  await press(visit.user, 'Revisar los cambios');
  expect(await screen.findByText('La mascota debe tener entre 3 meses y 9 años')).toBeVisible();
});

test('O-DT-04 a date that does not exist stops the request', async () => {
  const visit = await visitEditPet();
  await write(visit.user, petFields.color(), 'Blanco');
  await write(visit.user, petFields.birth(), '31/02/2024');
  await press(visit.user, 'Revisar los cambios');
  expect(
    await screen.findByText('Por favor, ingrese una fecha válida, por ejemplo 05/03/2020'),
  ).toBeVisible();
  expect(await requestedFields(visit)).toEqual([]);
});

test('O-FO-01 two taps on the confirmation ask once', async () => {
  const visit = await visitEditPet({ latency: 50 });
  const bodies = listenToRequests(visit);
  await write(visit.user, petFields.nombre(), 'Lunita');
  const sheet = await review(visit.user);
  const confirm = sheet.getByRole('button', { name: 'Enviar solicitud' });
  confirm.click();
  confirm.click();
  await details();
  expect(bodies).toHaveLength(1);
});

test('a failure says so and keeps everything; the next try asks once', async () => {
  const visit = await visitEditPet();
  visit.server.failOnce('requestDataChange', 'network');
  await requestName(visit.user, 'Lunita');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
  expect(await petFields.nombre()).toHaveValue('Lunita');
  await review(visit.user);
  await press(visit.user, 'Enviar solicitud');
  await details();
  expect(await requestedFields(visit)).toEqual([{ field: 'nombre', new_value: 'Lunita' }]);
});

test('what the server refuses is shown at its field', async () => {
  const fields = [{ path: 'mascotaColor', code: 'x', message: 'Ese color no se admite' }];
  const rejected = Response.json({ code: 'invalid_fields', message: 'x', fields }, { status: 422 });
  const visit = await visitEditPet({ failures: { requestDataChange: rejected } });
  await write(visit.user, petFields.color(), 'Blanco');
  await review(visit.user);
  await press(visit.user, 'Enviar solicitud');
  expect(await screen.findByText('Ese color no se admite')).toBeVisible();
  await waitFor(async () => expect(await petFields.color()).toHaveFocus());
});

test('O-SE-01 a name with markup is shown as the text that it is', async () => {
  const name = '<img src=x onerror="window.__x=1">';
  const visit = await visitEditPet();
  await write(visit.user, petFields.nombre(), name);
  const sheet = await review(visit.user);
  expect(within(sheet.getByRole('listitem')).getByText('<Img Src=x Onerror="window.__x=1">')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('leaving with something changed asks first; untouched it does not', async () => {
  const visit = await visitEditPet();
  await write(visit.user, petFields.nombre(), 'Lunita');
  await press(visit.user, 'Volver');
  await press(visit.user, 'Seguir editando');
  expect(await petFields.nombre()).toHaveValue('Lunita');
  await write(visit.user, petFields.nombre(), 'Luna');
  await press(visit.user, 'Volver');
  expect(await details()).toBeVisible();
});

import { baseApi, endSession } from '@huella/api-client';
import { renderRoutes } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsApi } from '../../api/index.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

const file = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });
const links = {
  img_link: 'data:image/jpeg;base64,AAAA',
  foto_link: `/app/user/mascotas/1/foto/${'a'.repeat(64)}`,
};

/** Somebody who has closed the sheet. */
function Screen() {
  const { data: pet } = petsApi.useGetPetQuery(1);
  const upload = usePhotoUpload({ petId: 1, name: 'Luna', isShown: false, onSaved: () => undefined });
  return (
    <>
      <p>{pet?.foto_link ?? 'sin foto'}</p>
      <button type="button" onClick={() => upload.start(() => Promise.resolve(file))}>
        Guardar
      </button>
    </>
  );
}

const routes = [{ path: '/', element: <Screen /> }];

test('a photo that the server has kept is said, though the sheet is closed', async () => {
  const failures = { uploadPetPhoto: () => Response.json(links) };
  const { user } = await renderRoutes(routes, { at: '/', as: 'asegurada', failures });
  await screen.findByText('sin foto');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La foto de Luna se guardó.')).toBeVisible();
});

test('D70 a failure behind a closed sheet is said with a retry that sends the same under the same key', async () => {
  const keys: (string | null)[] = [];
  const answer = ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    const failure = Response.json({ message: 'Algo falló.', code: 'internal_error' }, { status: 500 });
    return keys.length === 1 ? failure : Response.json(links);
  };
  const failures = { uploadPetPhoto: answer };
  const { user } = await renderRoutes(routes, { at: '/', as: 'asegurada', failures });
  await screen.findByText('sin foto');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('La foto de Luna no se guardó. Algo falló.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La foto de Luna se guardó.')).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
});

test('O-AU-06 an upload that the end of the session cuts off says nothing to the next person', async () => {
  const failures = { uploadPetPhoto: 'never' } as const;
  const { user, store } = await renderRoutes(routes, { at: '/', as: 'asegurada', failures });
  await screen.findByText('sin foto');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const isSending = () => Object.values(store.getState()[baseApi.reducerPath].mutations).length > 0;
  await waitFor(() => expect(isSending()).toBe(true));
  store.dispatch(endSession());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByText(/La foto de Luna/)).toBeNull();
});

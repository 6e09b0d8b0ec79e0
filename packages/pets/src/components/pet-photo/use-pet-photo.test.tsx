import { renderRoutes } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePetPhoto } from './use-pet-photo.ts';

const linkOf = (id: number) => `/app/user/mascotas/${id}/foto/${String(id).repeat(64)}`;

function Photo({ id }: { id: number }) {
  const url = usePetPhoto({ id, foto_link: id === 0 ? null : linkOf(id) });
  return <p>{`Mascota ${id}: ${url ?? 'miniatura'}`}</p>;
}

/** A pet's photo, twice, and a link to another pet. */
function Screen() {
  const [id, setId] = useState(1);
  return (
    <>
      <Photo id={id} />
      <Photo id={id} />
      {[0, 1, 2].map((other) => (
        <button type="button" key={other} onClick={() => setId(other)}>{`Ver ${other}`}</button>
      ))}
    </>
  );
}

const shown = () => screen.getAllByText(/^Mascota/).map(({ textContent }) => textContent);

let made = 0;
const revoke = vi.fn<(url: string) => void>();

beforeEach(() => {
  made = 0;
  revoke.mockClear();
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = revoke;
});

async function visit(answer: (request: Request) => Response | Promise<Response>) {
  let requests = 0;
  const counted = (request: Request) => {
    requests += 1;
    return answer(request);
  };
  const failures = { getPetPhoto: counted };
  const testApp = await renderRoutes([{ path: '/', element: <Screen /> }], {
    at: '/',
    as: 'asegurada',
    failures,
  });
  return { ...testApp, requests: () => requests };
}

test('two components that show the same photo load it once, and revoke it when both are unmounted', async () => {
  const { user, requests } = await visit(() => new Response('jpeg'));
  await waitFor(() => expect(shown()).toEqual(['Mascota 1: blob:1', 'Mascota 1: blob:1']));
  expect(requests()).toBe(1);
  expect(revoke).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ver 0' }));
  expect(shown()).toEqual(['Mascota 0: miniatura', 'Mascota 0: miniatura']);
  await waitFor(() => expect(revoke.mock.calls).toEqual([['blob:1']]));
});

test('O-LI-02 what arrives late for one pet is never shown under another', async () => {
  const late = Promise.withResolvers<Response>();
  const { user } = await visit(({ url }) => (url.includes('/1/foto/') ? late.promise : new Response('jpeg')));
  await user.click(await screen.findByRole('button', { name: 'Ver 2' }));
  await waitFor(() => expect(shown()).toEqual(['Mascota 2: blob:1', 'Mascota 2: blob:1']));
  late.resolve(new Response('jpeg'));
  await waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:2'));
  expect(shown()).toEqual(['Mascota 2: blob:1', 'Mascota 2: blob:1']);
});

test('a photo that fails to load leaves the thumbnail', async () => {
  const { requests } = await visit(() =>
    Response.json({ message: 'No', code: 'not_found' }, { status: 404 }),
  );
  await waitFor(() => expect(requests()).toBe(1));
  expect(shown()).toEqual(['Mascota 1: miniatura', 'Mascota 1: miniatura']);
});

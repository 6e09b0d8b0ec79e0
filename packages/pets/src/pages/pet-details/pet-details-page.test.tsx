import { goBackOverDialog } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visitPet } from '../../testing/visit-pet.ts';

async function detail(label: string) {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
}

test('the page says who the pet is, with its weight and the day of it', async () => {
  await visitPet();
  expect(await screen.findByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
  expect(await detail('Edad')).toBe('4 años');
  expect(await detail('Sexo')).toBe('Hembra');
  expect(await detail('Raza')).toBe('Golden Retriever');
  expect(await detail('Color')).toBe('Dorado');
  expect(await detail('Peso')).toBe('27,5\u00a0kgel 27/11/2026');
  expect(await detail('Plan')).toBe('Plan 2 Compañero');
  expect(document.title).toBe('Luna · Huella');
});

test('a pet below one year is so many months old, and a male is a Macho', async () => {
  await visitPet({ at: '/tabs/pet-details/2' });
  await screen.findByRole('heading', { level: 1, name: 'Mishi' });
  expect(await detail('Edad')).toBe('8 meses');
  expect(await detail('Sexo')).toBe('Macho');
});

test('a pet that was never weighed says so', async () => {
  await visitPet({ as: 'muchas-mascotas', at: '/tabs/pet-details/5' });
  await screen.findByRole('heading', { level: 1, name: 'Pampa' });
  expect(await detail('Peso')).toBe('Sin registrar');
});

test('while the pet is loading the page says so', async () => {
  await visitPet({ failures: { getPet: 'never' } });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByText('No encontramos esta mascota')).toBeNull();
});

test('a failure is an error with a retry that works', async () => {
  const { user } = await visitPet({ before: (server) => server.failOnce('getPet', 500) });
  expect(await screen.findByText('No pudimos cargar los datos de su mascota')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
});

test.each(['999', 'luna', '0', '1e0', '-1', '99999999999999999999'])(
  'the id %s is not found, and home is one step away',
  async (id) => {
    const { user } = await visitPet({ at: `/tabs/pet-details/${id}` });
    expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
    expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
  },
);

test('O-SE-03 somebody else’s pet reads like one that does not exist', async () => {
  await visitPet({ as: 'con-datos', before: async (server) => void (await server.as('asegurada')) });
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
  expect(screen.queryByText('Luna')).toBeNull();
});

test('back in the bar leads home', async () => {
  const { user } = await visitPet();
  await screen.findByRole('heading', { level: 1, name: 'Luna' });
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

test('the popover of card and data leads to its three screens', async () => {
  const { user } = await visitPet();
  await user.click(await screen.findByRole('button', { name: /^Carnet y datos/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Carnet y datos' });
  const links = within(sheet)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/tabs/pet-details/1/carnet', '/tabs/personal-data/1', '/tabs/add-pet/1']);
});

test('back closes the popover first, and leaves the page only then', async () => {
  const { user, router } = await visitPet({ at: '/tabs/home' });
  await router.navigate('/tabs/pet-details/1');
  await user.click(await screen.findByRole('button', { name: /^Nutrición/ }));
  await screen.findByRole('dialog', { name: 'Nutrición' });
  await goBackOverDialog({ router });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/tabs/pet-details/1');
  await router.navigate(-1);
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('what other features do for a pet is where the app says', async () => {
  const { user } = await visitPet();
  expect(await hrefOf(/^Denunciar un siniestro/)).toBe('/claim-of/1');
  expect(await hrefOf(/^Historial de siniestros/)).toBe('/claims-of/1');
  expect(await hrefOf(/^Calendario/)).toBe('/calendar-of/1');
  expect(await hrefOf(/^Libreta sanitaria/)).toBe('/booklet-of/1');
  await user.click(screen.getByRole('button', { name: /^Nutrición/ }));
  expect(await hrefOf(/^Nuevo alimento/)).toBe('/food-of/1');
});

test('O-SE-01 markup in a name is text, in the weight’s warning too', async () => {
  const { user } = await visitPet({
    before: async (server) => {
      await server.as('asegurada');
      const nombre = '<img src=x onerror="window.__x=1">';
      await server.db.updateTable('pets').set({ nombre }).where('id', '=', 1).execute();
    },
  });
  const shown = '<Img Src=x Onerror="window.__x=1">';
  expect(await screen.findByRole('heading', { level: 1, name: shown })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Nutrición/ }));
  await user.click(await screen.findByRole('button', { name: /^Actualizar peso/ }));
  await user.click(await screen.findByRole('button', { name: 'Guardar peso' }));
  expect(await screen.findByText(`Por favor ingresa un peso válido para ${shown}`)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  expect('__x' in window).toBe(false);
});

test('notices that load later than the pet are last, so that nothing on the screen moves', async () => {
  const answer = Promise.withResolvers<Response>();
  await visitPet({ before: (server) => void server.override('listChangeRequests', () => answer.promise) });
  const last = await screen.findByRole('button', { name: /^Nutrición/ });
  answer.resolve(Response.json({ message: 'No', code: 'internal' }, { status: 500 }));
  const notice = await screen.findByText('No pudimos cargar sus solicitudes de cambio.');
  expect(last.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('notices that have loaded before are below the pet', async () => {
  const { router } = await visitPet({ at: '/tabs/add-pet/1', failures: { listChangeRequests: 500 } });
  await screen.findByText('No pudimos cargar sus solicitudes de cambio.');
  await router.navigate('/tabs/pet-details/1');
  const first = await screen.findByRole('button', { name: /^Carnet y datos/ });
  const notice = await screen.findByText('No pudimos cargar sus solicitudes de cambio.');
  expect(notice.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

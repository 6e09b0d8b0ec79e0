import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { Page } from '@huella/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestChangeAs, decide, personBody } from '../../testing/requests.ts';
import { ChangeNotices } from './change-notices.tsx';

const lunita = { mascotaId: 1, mascotaNombre: 'Lunita', mascotaSexo: 'M', mascotaFechaNac: '2024-03-05' };

function open(petId: number | null, options: Partial<RenderRoutesOptions> = {}) {
  const element = (
    <main>
      <Page title="Pantalla">
        <ChangeNotices petId={petId} />
      </Page>
    </main>
  );
  return renderRoutes([{ path: '/', element }], { at: '/', as: 'asegurada', ...options });
}

const notices = async () => within(await screen.findByRole('region', { name: 'Solicitudes de cambio' }));
const nothing = () => expect(screen.queryByRole('region')).toBeNull();
const said = (region: ReturnType<typeof within>) =>
  region.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);

test('a request that waits says since when, until about when, and what it changes', async () => {
  await open(1, {
    before: async (server) => {
      await server.db.updateTable('pets').set({ fecha_nacimiento: '2022-09-01' }).execute();
      await requestChangeAs(server, 'asegurada', lunita);
    },
  });
  const region = await notices();
  expect(region.getByRole('heading', { name: 'Solicitud de cambio en curso' })).toBeVisible();
  expect(region.getByText('La envió el 27/11/2026. Fecha estimada: 02/12/2026.')).toBeVisible();
  expect(said(region)).toEqual([
    'NombreAntes: Luna → Ahora: Lunita',
    'SexoAntes: Hembra → Ahora: Macho',
    'Fecha de nacimientoAntes: 01/09/2022 → Ahora: 05/03/2024',
  ]);
  expect(region.queryByRole('button')).toBeNull();
});

test('the person’s own requests are read in words, too, and never under a pet', async () => {
  const body = personBody({ fechaNac: '06-03-1990', genero: 'M', piso: '' });
  await open(null, {
    before: async (server) => {
      await requestChangeAs(server, 'asegurada', body);
    },
  });
  expect(said(await notices())).toEqual([
    'Fecha de nacimientoAntes: 29/02/1984 → Ahora: 06/03/1990',
    'GéneroAntes: Femenino → Ahora: Masculino',
    'PisoAntes: 4 → Ahora: Sin completar',
  ]);
});

test('O-SE-01 markup in what was requested is text', async () => {
  const name = '<img src=x onerror="window.__x=1">';
  await open(1, {
    before: async (server) => {
      await requestChangeAs(server, 'asegurada', { mascotaId: 1, mascotaNombre: name });
    },
  });
  expect(said(await notices())).toEqual(['NombreAntes: Luna → Ahora: <Img Src=x Onerror="window.__x=1">']);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('each pet has its own requests, and so has the person', async () => {
  const element = (
    <>
      <ChangeNotices petId={2} />
      <ChangeNotices petId={1} />
      <ChangeNotices petId={null} />
    </>
  );
  await renderRoutes([{ path: '/', element }], {
    at: '/',
    as: 'asegurada',
    before: async (server) => {
      await requestChangeAs(server, 'asegurada', lunita);
    },
  });
  await notices();
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('the newest three are shown, and the rest when it is asked for, with the focus kept', async () => {
  const names = ['Lina', 'Lola', 'Lulu', 'Lana', 'Lara'];
  const { user } = await open(1, {
    before: async (mock) => {
      for (const mascotaNombre of names) {
        await decide(mock, await requestChangeAs(mock, 'asegurada', { mascotaId: 1, mascotaNombre }));
        mock.clock.advance(60_000);
      }
    },
  });
  const region = await notices();
  const newest = names.toReversed().map((name) => `NombreAntes: Luna → Ahora: ${name}`);
  expect(said(region)).toEqual(newest.slice(0, 3));
  await user.click(region.getByRole('button', { name: 'Ver 2 más' }));
  expect(said(region)).toEqual(newest);
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
});

test('a request that takes longer than estimated says so', async () => {
  await open(1, {
    before: async (server) => {
      const id = await requestChangeAs(server, 'asegurada', lunita);
      const created_at = '2026-11-02T12:00:00.000Z';
      await server.db.updateTable('change_requests').set({ created_at }).where('id', '=', id).execute();
    },
  });
  const text = 'La envió el 02/11/2026. Estaba prevista para el 05/11/2026: se demora más de lo estimado.';
  expect((await notices()).getByText(text)).toBeVisible();
});

test('a refusal gives the insurer’s reason and goes once it was taken note of, with the focus kept', async () => {
  const { user, server } = await open(1, {
    before: async (mock) => {
      await decide(mock, await requestChangeAs(mock, 'asegurada', lunita), 'La foto no se lee');
    },
  });
  const region = await notices();
  expect(region.getByRole('heading', { name: 'No aprobamos su solicitud de cambio' })).toBeVisible();
  expect(region.getByText('Motivo: La foto no se lee')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Entendido' }));
  await waitFor(nothing);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pantalla' })).toHaveFocus());
  const [row] = await server.db.selectFrom('change_requests').select('seen_at').execute();
  expect(row?.seen_at).toEqual(expect.any(String));
});

test('an outcome that could not be marked stays, says so, and can be marked again', async () => {
  const { user, server } = await open(1, {
    before: async (mock) => {
      await decide(mock, await requestChangeAs(mock, 'asegurada', lunita));
    },
  });
  server.failOnce('markChangeRequestSeen', 500);
  const region = await notices();
  expect(region.getByRole('heading', { name: 'Aprobamos su solicitud de cambio' })).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Entendido' }));
  expect(await region.findByText('No pudimos guardar que lo leyó. Intente nuevamente.')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Entendido' }));
  await waitFor(nothing);
});

test('a list that did not arrive is a remark with a retry; nothing else of the page goes', async () => {
  const { user } = await open(1, {
    before: async (server) => {
      await requestChangeAs(server, 'asegurada', lunita);
      server.failOnce('listChangeRequests', 500);
    },
  });
  expect(await screen.findByText('No pudimos cargar sus solicitudes de cambio.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await notices()).toBeTruthy();
});

test('while the list is loading no notice is shown', async () => {
  await open(1, { failures: { listChangeRequests: 'never' } });
  expect(await screen.findByRole('heading', { name: 'Pantalla' })).toBeVisible();
  expect(screen.queryByText('Cargando…')).toBeNull();
  nothing();
});

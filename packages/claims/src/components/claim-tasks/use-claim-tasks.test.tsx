import { renderRoutes, type TestAppOptions } from '@huella/testing';
import { WaitingList } from '@huella/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leaveBegunReport } from '../../testing/begun-report.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { useClaimTasks } from './use-claim-tasks.ts';

function Home() {
  return <WaitingList groups={[useClaimTasks()]} />;
}

const visit = (options: Partial<TestAppOptions> = {}) =>
  renderRoutes([{ path: '/tabs/home', Component: Home }], {
    as: 'asegurada',
    at: '/tabs/home',
    ...options,
  });

const waiting = (changes: object) => ({
  siniestroId: 1,
  mascotaId: 1,
  etapa: 'documentacion',
  responsable: 'usted',
  falta: ['cbu'],
  ...changes,
});

async function rows() {
  const headings = await screen.findAllByRole('heading');
  return headings.map((heading) => {
    const row = within(heading.closest('li') ?? document.body);
    const link = row.getByRole('link');
    return [heading.textContent, link.textContent, link.getAttribute('href')];
  });
}

const answered = () => waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull());

test('D91 a claim that waits for its owner is a row whose one button leads there', async () => {
  await visit({ before: havingClaims({ id: 1 }, { id: 2, pet: 2 }) });
  expect(await rows()).toEqual([
    ['Siniestro 2 de Mishi', 'Enviar el formulario', '/tabs/siniestros/menu-siniestro/2?paso=reintegros'],
    ['Siniestro 1 de Luna', 'Enviar el formulario', '/tabs/siniestros/menu-siniestro/1?paso=reintegros'],
  ]);
});

test('a claim that waits for somebody else has no row, and missing papers are named', async () => {
  const claims = [
    waiting({ falta: ['libretas', 'cbu'] }),
    waiting({ siniestroId: 2, etapa: 'revision', responsable: 'nosotros', falta: [] }),
    waiting({ siniestroId: 3, falta: ['dniFrente', 'dniDorso', 'libretas', 'cbu'] }),
  ];
  await visit({ failures: { listWaitingClaims: Response.json(claims) } });
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText('Falta mandarnos la libreta de vacunación y el CBU.')).toBeVisible();
  expect(screen.getByText('Falta mandarnos 4 papeles.')).toBeVisible();
});

test('of many claims home shows three, and where the others are', async () => {
  const claims = Array.from({ length: 8 }, (_, at) => waiting({ siniestroId: at + 1 }));
  await visit({ failures: { listWaitingClaims: Response.json(claims) } });
  expect(await rows()).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Ver otros 5 que esperan algo de usted' })).toHaveAttribute(
    'href',
    '/tabs/siniestros',
  );
});

test('where nothing waits there is nothing', async () => {
  await visit();
  await answered();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a failure is reported, and can be retried', async () => {
  const { user } = await visit({
    before: (server) => {
      server.failOnce('listWaitingClaims', 500);
    },
  });
  expect(await screen.findByText('No pudimos consultar si un siniestro espera algo de usted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

test('a report that was begun is offered again', async () => {
  leaveBegunReport();
  await visit();
  await answered();
  expect(await rows()).toEqual([['Denuncia de Luna', 'Continuar', '/tabs/siniestros/new/1']]);
});

test('what somebody else began on this device is not offered', async () => {
  leaveBegunReport('otra@huella.test');
  await visit();
  await answered();
  expect(screen.queryByRole('listitem')).toBeNull();
});

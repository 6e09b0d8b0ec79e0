import { goBackOverDialog, holdAnswers, type RenderedRoutes } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addNetworkVet, havingPending, storedIndications } from '../../../testing/having-indications.ts';
import { answeredIndication, link, sentIndication } from '../../../testing/story-indications.ts';
import { closedResolution, decidedAs } from '../../../testing/story-resolutions.ts';
import { visitClaims, type ClaimsVisitOptions } from '../../../testing/visit-claims.ts';
import '../claim-page.tsx';
import '../../pet-claims/pet-claims-page.tsx';
import '../../../components/vet-contact/vet-contact-sheet.tsx';
import '../../../components/vet-contact/vet-resend-sheet.tsx';
import './code-sheet.tsx';

const at = '/tabs/siniestros/menu-siniestro/1?paso=reintegros';
const study = { id: 1, tipo: 'estudioMascota', text: 'Ecografía' } as const;
const surgery = { id: 2, tipo: 'cirugiaMascota', text: 'Sutura', at: '2026-11-27T12:30:00.000Z' } as const;

const visit = (options: Partial<ClaimsVisitOptions> = {}) =>
  visitClaims({ at, before: havingPending(study, surgery), ...options });
const showing = (...indications: readonly unknown[]) =>
  visit({ before: havingPending(), failures: { listIndications: Response.json(indications) } });

const card = (name: string) => screen.findByRole('article', { name });
const dialog = () => screen.findByRole('dialog');
const field = (name: string) => screen.findByRole('textbox', { name });
const bar = (count: number) => screen.findByRole('button', { name: `Enviar Reintegros (${count})` });

async function choose({ user }: RenderedRoutes, ...names: readonly string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
}

async function write({ user }: RenderedRoutes, name: string, text: string) {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.keyboard(text);
}

async function fillVet(visited: RenderedRoutes, mail = 'eva@clinica.example') {
  await write(visited, 'Nombre y apellido', 'Eva Paz');
  await write(visited, 'Email', mail);
  await write(visited, 'Teléfono', '11 4444-5555');
  await write(visited, 'Fecha de atención', '26/11/2026');
}

async function press({ user }: RenderedRoutes, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

async function openFilled(options: Partial<ClaimsVisitOptions> = {}) {
  const visited = await visit(options);
  await visited.user.click(within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' }));
  await fillVet(visited);
  return visited;
}

async function sendStudy(options: Partial<ClaimsVisitOptions> = {}) {
  const visited = await openFilled(options);
  await press(visited, 'Enviar formulario');
  expect(await within(await card('Estudio')).findByText('Enviado', { selector: 'span' })).toBeVisible();
  return visited;
}

/** Records the bodies of requests that send a form. `failsFirst` fails the first. */
function record({ server }: RenderedRoutes, { failsFirst = false } = {}) {
  const bodies: unknown[] = [];
  server.override('sendVetLink', async (request) => {
    bodies.push(await request.clone().json());
    return failsFirst && bodies.length === 1
      ? new Response('{}', { status: 500 })
      : server.app.fetch(request);
  });
  return bodies;
}

const rejected = (path: string, message: string) =>
  Response.json(
    { code: 'invalid_fields', message: 'No', fields: [{ path, code: 'invalid', message }] },
    { status: 422 },
  );

const failingOnce: ClaimsVisitOptions['before'] = async (server) => {
  await havingPending(study)(server);
  server.failOnce('listIndications', 500);
};

test('what was chosen goes to one vet in one form, and the list says so', async () => {
  const visited = await visit();
  expect(screen.queryByRole('button', { name: /^Enviar Reintegros/ })).toBeNull();
  await choose(visited, 'Elegir Cirugía: Sutura', 'Elegir Estudio: Ecografía');
  await visited.user.click(await bar(2));
  expect(within(await dialog()).getByText('Cirugía')).toBeVisible();
  await fillVet(visited);
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText('Formulario enviado correctamente!')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'El formulario va en camino' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Enviar Reintegros/ })).toBeNull();
  const sent = { estado: 'ENVIADO', vet_form_id: 1, nombre: 'Eva Paz', mail: 'eva@clinica.example' };
  expect(await storedIndications(visited)).toEqual([
    { id: 1, ...sent, attended_day: '2026-11-26' },
    { id: 2, ...sent, attended_day: '2026-11-26' },
  ]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('one that is chosen locks its own buttons and says why', async () => {
  const visited = await visit();
  await choose(visited, 'Elegir Estudio: Ecografía');
  const own = within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' });
  expect(own).toHaveAttribute('aria-disabled', 'true');
  expect(own).toHaveAccessibleDescription('Está elegido: se envía con el botón de abajo.');
  await visited.user.click(own);
  expect(screen.queryByRole('dialog')).toBeNull();
  await choose(visited, 'Elegir Estudio: Ecografía');
  expect(own).not.toHaveAttribute('aria-disabled');
});

test('a failure is said, and what was chosen and typed survives it and a walk through the menu', async () => {
  const visited = await visit();
  visited.server.failOnce('sendVetLink', 500);
  await choose(visited, 'Elegir Cirugía: Sutura', 'Elegir Estudio: Ecografía');
  await visited.user.click(await bar(2));
  await fillVet(visited);
  await press(visited, 'Enviar formulario');
  expect(
    await screen.findByText('El formulario no se pudo enviar. Por favor intentelo nuevamente más tarde.'),
  ).toBeVisible();
  expect(await field('Nombre y apellido')).toHaveValue('Eva Paz');
  await visited.router.navigate('/tabs/siniestros/show-siniestros/1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visited.router.navigate(at);
  await visited.user.click(await bar(2));
  expect(await field('Email')).toHaveValue('eva@clinica.example');
  expect(await screen.findByText('Recuperamos lo que había cargado.')).toBeVisible();
});

test('a lost answer is retried with the same key: the vet gets one form', async () => {
  const visited = await openFilled();
  const keys: (string | null)[] = [];
  visited.server.override('sendVetLink', async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    const answer = await visited.server.app.fetch(request);
    return keys.length === 1 ? new Response('{}', { status: 502 }) : answer;
  });
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText(/^El formulario no se pudo enviar/)).toBeVisible();
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText('Formulario enviado correctamente!')).toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect((await storedIndications(visited)).map(({ estado, vet_form_id }) => [estado, vet_form_id])).toEqual([
    ['ENVIADO', 1],
    ['PENDIENTE', null],
  ]);
});

test('O-FO-01 a double tap sends one form, and the focus stays on the list', async () => {
  const visited = await openFilled({ latency: 50 });
  const sent = record(visited);
  await visited.user.dblClick(await screen.findByRole('button', { name: 'Enviar formulario' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(await card('Estudio')).findByRole('button', { name: 'Reenviar' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(document.body).not.toHaveFocus();
});

test.each([
  ['Nombre y apellido', 'Eva', 'Por favor, ingrese nombre y apellido de su veterinario'],
  ['Email', 'eva@clinica', 'Por favor, ingrese un email válido'],
  ['Teléfono', '12345', 'El teléfono debe tener entre 6 y 15 dígitos; puede llevar + ( ) - y espacios'],
  ['Fecha de atención', '28/11/2026', 'La fecha de atención no puede ser posterior a hoy'],
])('D59 %s does not take %s', async (name, text, message) => {
  const visited = await openFilled();
  const sent = record(visited);
  await write(visited, name, text);
  await press(visited, 'Enviar formulario');
  expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(sent).toEqual([]);
});

test('a rejected value is reported at its field; an indication that is not pending any more is reported', async () => {
  const visited = await openFilled();
  visited.server.override('sendVetLink', rejected('veterinario.mail', 'Ese email no sirve'));
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText('Ese email no sirve')).toBeVisible();
  visited.server.override('sendVetLink', rejected('derivaciones.0.id', 'No está pendiente'));
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText(/^Algo de lo que eligió ya no está pendiente/)).toBeVisible();
});

test('D86 one tap takes a recommended vet who attends all that was chosen; one who is typed over is another vet', async () => {
  const visited = await visit();
  const { server, user } = visited;
  const both = ['estudioMascota', 'cirugiaMascota'] as const;
  await addNetworkVet(server, { nombre: 'Leo', apellido: 'Sosa', mail: 'leo@red.example', kinds: both });
  await addNetworkVet(server, {
    nombre: 'Ana',
    apellido: 'Ruiz',
    mail: 'ana@red.example',
    kinds: ['cirugiaMascota'],
  });
  const sent = record(visited, { failsFirst: true });
  await choose(visited, 'Elegir Cirugía: Sutura', 'Elegir Estudio: Ecografía');
  await user.click(await bar(2));
  await user.click(await screen.findByRole('button', { name: /^Leo Sosa/ }));
  expect(screen.queryByRole('button', { name: /^Ana Ruiz/ })).toBeNull();
  await waitFor(async () => expect(await field('Fecha de atención')).toHaveFocus());
  await user.keyboard('26/11/2026');
  await press(visited, 'Enviar formulario');
  await screen.findByText(/^El formulario no se pudo enviar/);
  await write(visited, 'Email', 'leo@otra.example');
  await press(visited, 'Enviar formulario');
  await screen.findByText('Formulario enviado correctamente!');
  expect(sent).toMatchObject([
    {
      veterinario: {
        nombre: 'Leo Sosa',
        mail: 'leo@red.example',
        telefono: '11 5555-6666',
        tipo: 'VetNetwork',
      },
    },
    { veterinario: { nombre: 'Leo Sosa', mail: 'leo@otra.example', tipo: 'VetContact' } },
  ]);
});

test('while a form is sent no other vet can be picked, who would get none', async () => {
  const visited = await visit();
  const { server, user } = visited;
  await addNetworkVet(server, {
    nombre: 'Leo',
    apellido: 'Sosa',
    mail: 'leo@red.example',
    kinds: ['estudioMascota'],
  });
  await choose(visited, 'Elegir Estudio: Ecografía');
  await user.click(await bar(1));
  await user.click(await screen.findByRole('button', { name: /^Leo Sosa/ }));
  await user.keyboard('26/11/2026');
  const answer = holdAnswers(server, 'sendVetLink');
  await press(visited, 'Enviar formulario');
  await screen.findByRole('button', { name: 'Enviando…' });
  await press(visited, 'Elegir otro veterinario');
  expect(await field('Nombre y apellido')).toHaveValue('Leo Sosa');
  answer();
  expect(await screen.findByText('Formulario enviado correctamente!')).toBeInTheDocument();
});

test('the fields are shown once a vet is picked or added; another can be chosen, or written from nothing', async () => {
  const visited = await visit();
  await addNetworkVet(visited.server, {
    nombre: 'Leo',
    apellido: 'Sosa',
    mail: 'leo@red.example',
    kinds: ['estudioMascota'],
  });
  await visited.user.click(within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' }));
  const leo = await screen.findByRole('button', { name: /^Leo Sosa/ });
  expect(screen.queryByRole('textbox')).toBeNull();
  await visited.user.click(leo);
  expect(await field('Nombre y apellido')).toHaveValue('Leo Sosa');
  expect(screen.queryByRole('button', { name: /^Leo Sosa/ })).toBeNull();
  await press(visited, 'Elegir otro veterinario');
  expect(document.body).not.toHaveFocus();
  await press(visited, 'Agregar veterinario');
  await waitFor(async () => expect(await field('Nombre y apellido')).toHaveFocus());
  expect(await field('Nombre y apellido')).toHaveValue('');
});

test('without a recommended vet the fields are shown', async () => {
  const visited = await visit();
  await visited.user.click(within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' }));
  expect(await screen.findByText(/^No tenemos veterinarios para recomendarle/)).toBeVisible();
  expect(await field('Nombre y apellido')).toBeVisible();
});

test('D73 closing asks before it drops what was typed, and then it is gone for good', async () => {
  const visited = await openFilled();
  await press(visited, 'Cerrar');
  await press(visited, 'Salir sin enviar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visited.user.click(within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' }));
  expect(await field('Nombre y apellido')).toHaveValue('');
});

test('N-C37G back closes the vet’s popover, then leads to the menu, then to the pet’s claims', async () => {
  const visited = await visit({ at: '/tabs/siniestros/show-siniestros/1' });
  const { user, router } = visited;
  await user.click(await screen.findByRole('link', { name: 'Se cortó la pata' }));
  await user.click(await screen.findByRole('link', { name: /^Reintegros/ }));
  await user.click(within(await card('Estudio')).getByRole('button', { name: 'Elegir veterinario' }));
  await dialog();
  await goBackOverDialog(visited);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('?paso=reintegros');
  await router.navigate(-1);
  expect(await screen.findByRole('link', { name: /^Reintegros/ })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Historial de siniestros' })).toBeVisible();
});

test('D66 a form that is sent again, to a corrected email, counts as resent', async () => {
  const visited = await sendStudy();
  visited.server.clock.advance(60_000);
  await press(visited, 'Reenviar');
  expect(await field('Nombre y apellido')).toHaveValue('Eva Paz');
  expect(await field('Fecha de atención')).toHaveValue('26/11/2026');
  await write(visited, 'Email', 'eva.paz@clinica.example');
  await press(visited, 'Reenviar formulario');
  expect(await screen.findByText('Formulario reenviado con éxito')).toBeInTheDocument();
  expect(await within(await card('Estudio')).findByText('Reenviado')).toBeVisible();
  expect(await storedIndications(visited)).toMatchObject([
    { vet_form_id: 1, mail: 'eva.paz@clinica.example' },
    {},
  ]);
});

test('a vet who has answered meanwhile gets no second form, and the owner is told', async () => {
  const visited = await sendStudy();
  await press(visited, 'Reenviar');
  await visited.server.db.updateTable('vet_forms').set({ declined_at: '2026-11-27T13:00:00.000Z' }).execute();
  await visited.server.db.updateTable('indications').set({ estado: 'PENDIENTE' }).execute();
  await press(visited, 'Reenviar formulario');
  expect(await screen.findByText(/su veterinario ya terminó con este formulario/)).toBeInTheDocument();
  expect(
    await within(await card('Estudio')).findByText(/avisó el .* que no atendió a su mascota/),
  ).toBeVisible();
});

test('a claim that was decided meanwhile is reported for any vet', async () => {
  const visited = await openFilled();
  const decided_at = '2026-11-27T13:00:00.000Z';
  const decision = { estado: 'CERRADO', motivo: 'Retirado', paid_at: null, account_last_four: null } as const;
  await visited.server.db
    .insertInto('claim_resolutions')
    .values({ claim_id: 1, decided_at, ...decision })
    .execute();
  await press(visited, 'Enviar formulario');
  expect(await screen.findByText(/^Este siniestro ya está resuelto/)).toBeVisible();
  await visited.server.db.deleteFrom('claim_resolutions').execute();
  await press(visited, 'Enviar formulario');
  await press(visited, 'Reenviar');
  await visited.server.db
    .insertInto('claim_resolutions')
    .values({ claim_id: 1, decided_at, ...decision })
    .execute();
  await press(visited, 'Reenviar formulario');
  expect(await screen.findByText(/^Este siniestro ya está resuelto/)).toBeVisible();
});

test('a failure of sending again is said in its own words', async () => {
  const visited = await sendStudy();
  visited.server.failOnce('resendVetLink', 500);
  await press(visited, 'Reenviar');
  await press(visited, 'Reenviar formulario');
  expect(await screen.findByText('Error al reenviar el formulario')).toBeVisible();
});

test('D89 reminders are stopped with one tap, and the day is shown', async () => {
  const visited = await sendStudy();
  await visited.user.dblClick(await screen.findByRole('button', { name: 'Detener recordatorios' }));
  expect(await screen.findByText(/^Detuvo los recordatorios el 27\/11\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Detener recordatorios' })).toBeNull();
});

test('the code at the counter is the URL of the form, or says that it is over', async () => {
  const visited = await sendStudy();
  await press(visited, 'Mostrar código QR');
  expect(await within(await dialog()).findByText(/^http:\/\/huella\.test\/./)).toBeVisible();
  expect(within(await dialog()).getByRole('figure', { name: 'Código QR del formulario' })).toBeVisible();
  await press(visited, 'Cerrar');
  const over = Response.json({ code: 'not_found', message: 'No' }, { status: 404 });
  visited.server.override('getVetFormLink', over);
  await press(visited, 'Mostrar código QR');
  expect(await screen.findByText(/^Este formulario ya no está abierto/)).toBeVisible();
});

test('the five steps of a link are read with their times, and a mail that came back leads to its email', async () => {
  const at30 = '2026-11-27T15:00:00.000Z';
  const { user } = await showing(sentIndication({ enlace: link({ estado: 'rebotado', rebotado: at30 }) }));
  const chain = within(await screen.findByRole('list', { name: 'Recorrido del formulario' }));
  expect(chain.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hecho: Enviado26/11/2026, 10:30',
    'Atención: Rebotó27/11/2026, 12:00',
    'Falta: Abierto',
    'Falta: Empezado',
    'Falta: Completado',
  ]);
  await user.click(screen.getByRole('button', { name: 'Corregir la dirección' }));
  expect(await field('Email')).toHaveValue('eva.paz@clinica.example');
});

test('a completed form is summed up by kind', async () => {
  await showing(answeredIndication());
  const parts = within(await card('Consulta'));
  await parts.findByRole('heading', { name: 'Comprobantes de pago' });
  expect(parts.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Consulta',
    'Diagnóstico',
    'Estudios',
    'Cirugías',
    'Internaciones',
    'Prácticas',
    'Farmacología',
    'Comprobantes de pago',
  ]);
  expect(screen.getByText('Dos incidencias, sin fractura')).toBeVisible();
  expect(screen.getByText(/^Completado por Eva Paz el 27\/11\/2026, 11:00\./)).toBeVisible();
});

test('each tap shows ten more completed ones, and the focus moves to the first new one', async () => {
  const many = Array.from({ length: 15 }, (_, index) => ({ ...answeredIndication(), id: index + 1 }));
  const { user } = await showing(...many);
  const group = within(await screen.findByRole('region', { name: 'Completados (15)' }));
  expect(group.getAllByRole('article')).toHaveLength(3);
  await user.click(group.getByRole('button', { name: 'Ver 10 más' }));
  expect(group.getAllByRole('article')).toHaveLength(13);
  await waitFor(() => expect(group.getAllByRole('article')[3]?.parentElement).toHaveFocus());
  await user.click(group.getByRole('button', { name: 'Ver 2 más' }));
  expect(group.getAllByRole('article')).toHaveLength(15);
  expect(group.queryByRole('button', { name: /^Ver \d+ más$/ })).toBeNull();
});

test('a claim without indications says what comes next, and starts it', async () => {
  const { user } = await visit({ before: havingPending() });
  expect(await screen.findByText('Todavía no pidió ningún reintegro')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nuevo reintegro' }));
  expect(await screen.findByRole('dialog', { name: 'Nuevo reintegro' })).toBeVisible();
});

test('indications that fail are not an empty list, and can be retried', async () => {
  const { user } = await visit({ before: failingOnce });
  expect(await screen.findByText('No pudimos cargar los reintegros')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('Estudio')).toBeVisible();
});

test('for a decided claim nothing can be sent any more, and its indications are only shown', async () => {
  const { user } = await visit({ failures: decidedAs(closedResolution) });
  expect(await screen.findByText(/^Este siniestro ya está resuelto: no hace falta/)).toBeVisible();
  expect(within(await card('Estudio')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  const entry = await screen.findByRole('button', { name: /^Nuevo reintegro/ });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveTextContent('Este siniestro ya está resuelto.');
});

import { zodResolver } from '@hookform/resolvers/zod';
import { endSession } from '@huella/api-client';
import { renderRoutes } from '@huella/testing';
import { openedFrom, TextField, useStepBack } from '@huella/ui';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { deleteDrafts } from './drafts/drafts.ts';
import { Form } from './form.tsx';
import { LeaveFlow } from './leave-flow.tsx';
import { useFlow, type FlowOptions } from './use-flow.ts';
import { useSubmit } from './use-submit.ts';

const filled = (message: string) => z.string().check(z.minLength(1, message));
const schema = z.object({
  mascota: z.object({ nombre: filled('Falta el nombre') }),
  plan: z.object({ id: filled('Falta el plan') }),
});
const resolver = zodResolver(schema);
const defaultValues = { mascota: { nombre: '' }, plan: { id: '' } };
const wordSteps = [
  { name: 'pet', fields: ['mascota'] },
  { name: 'plan', urlName: 'plan', fields: ['plan'] },
] as const;

type Send = (sending: {
  body: unknown;
  idempotencyKey: string;
}) => Promise<{ data?: object; error?: unknown }>;

interface WizardProps {
  send: Send;
  steps?: FlowOptions<z.input<typeof schema>, z.output<typeof schema>, 'pet' | 'plan'>['steps'];
}

function Wizard({ send, steps = wordSteps }: WizardProps) {
  const [isSent, setSent] = useState(false);
  const goBack = useStepBack('/inicio');
  const flow = useFlow({ resolver, defaultValues, draft: 'wizard', steps });
  const { submit, failure } = useSubmit(flow, {
    body: (data) => data,
    send,
    failure: 'Hubo un problema.',
    onSent: () => setSent(true),
  });
  const name = useWatch({ control: flow.form.control, name: 'mascota.nombre' });
  if (isSent) return <LeaveFlow entries={flow.steps.entries} to="/inicio" />;
  const { control } = flow.form;
  const actions = (
    <>
      <button type="submit">{flow.steps.isLast ? 'Enviar' : 'Continuar'}</button>
      <button type="button" onClick={goBack}>
        Volver
      </button>
    </>
  );
  return flow.steps.current === 'pet' ? (
    <Form key="pet" flow={flow} onSubmit={submit} failure={failure} actions={actions}>
      <TextField control={control} name="mascota.nombre" label="Nombre" />
    </Form>
  ) : (
    <Form key="plan" flow={flow} onSubmit={submit} failure={failure} actions={actions}>
      <p>Para {name}</p>
      <TextField control={control} name="plan.id" label="Plan" />
    </Form>
  );
}

const done = () => vi.fn<Send>().mockResolvedValue({ data: {} });

function open(send: Send = done(), at = '/asistente') {
  return renderRoutes([{ path: '/asistente', element: <Wizard send={send} /> }], { at, as: 'nueva' });
}
type Visit = Awaited<ReturnType<typeof open>>;

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async ({ user }: Visit, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function toPlan(visit: Visit, name = 'Luna') {
  await visit.user.type(await field('Nombre'), name);
  await press(visit, 'Continuar');
  await field('Plan');
}

test('a step is left only when it is right, and the next one is not wrong before anybody filled it in', async () => {
  const visit = await open();
  await press(visit, 'Continuar');
  expect(await screen.findByText('Falta el nombre')).toBeVisible();
  await waitFor(async () => expect(await field('Nombre')).toHaveFocus());
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2{Backspace}');
  expect(screen.queryByText('Falta el plan')).toBeNull();
  await press(visit, 'Enviar');
  expect(await screen.findByText('Falta el plan')).toBeVisible();
});

const direction = async (name: string) =>
  (await field(name)).closest<HTMLElement>('form > *')?.dataset['direction'];

test('a step comes from ahead when it follows, from behind when it is gone back to, and the first from nowhere', async () => {
  const visit = await open();
  expect(await direction('Nombre')).toBeUndefined();
  await toPlan(visit);
  expect(await direction('Plan')).toBe('forward');
  await press(visit, 'Volver');
  expect(await direction('Nombre')).toBe('back');
});

test('two taps on "Continuar" are one step: one back is the step before', async () => {
  const visit = await open();
  await visit.user.type(await field('Nombre'), 'Luna');
  const button = screen.getByRole('button', { name: 'Continuar' });
  button.click();
  button.click();
  await field('Plan');
  await visit.router.navigate(-1);
  expect(await field('Nombre')).toHaveValue('Luna');
});

test('what is sent goes once, with the names of the wire, and leaves no step in the history', async () => {
  const send = done();
  const visit = await open(send);
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2');
  const button = screen.getByRole('button', { name: 'Enviar' });
  button.click();
  button.click();
  expect(await screen.findByText('Otra pantalla: /inicio')).toBeVisible();
  expect(send.mock.calls.map(([{ body }]) => body)).toEqual([
    { mascota: { nombre: 'Luna' }, plan: { id: '2' } },
  ]);
  await visit.router.navigate(-1);
  expect(await screen.findByText('Otra pantalla: /inicio')).toBeVisible();
});

test('what is sent leads back to the page that it was opened on, and nothing of it is in the history', async () => {
  const visit = await open(done(), '/antes');
  await visit.router.navigate('/inicio');
  await visit.router.navigate('/asistente', { state: openedFrom('/inicio') });
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2');
  await press(visit, 'Enviar');
  expect(await screen.findByText('Otra pantalla: /inicio')).toBeVisible();
  await visit.router.navigate(-1);
  expect(await screen.findByText('Otra pantalla: /antes')).toBeVisible();
});

test('a field of an earlier step that the server refuses is shown there, with the focus; a second try has the same key', async () => {
  const fields = [{ path: 'mascota.nombre', code: 'taken', message: 'Ese nombre ya está' }];
  const refusal = { kind: 'http', status: 422, message: 'x', fields };
  const send = vi.fn<Send>().mockResolvedValueOnce({ error: refusal }).mockResolvedValue({ data: {} });
  const visit = await open(send);
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2');
  await press(visit, 'Enviar');
  expect(await screen.findByText('Ese nombre ya está')).toBeVisible();
  await waitFor(async () => expect(await field('Nombre')).toHaveFocus());
  expect(screen.queryByText('Hubo un problema.')).toBeNull();
  await press(visit, 'Continuar');
  await press(visit, 'Enviar');
  await screen.findByText('Otra pantalla: /inicio');
  const keys = send.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
});

test('a reload on the second step finds both steps as they were; "Empezar de nuevo" empties them', async () => {
  const visit = await open();
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2');
  cleanup();
  const again = await open(done(), '/asistente?paso=plan');
  expect(await field('Plan')).toHaveValue('2');
  expect(screen.getByText('Para Luna')).toBeVisible();
  expect(screen.getByText(/Recuperamos lo que había cargado/)).toBeVisible();
  await press(again, 'Volver');
  expect(await field('Nombre')).toHaveValue('Luna');
  await press(again, 'Empezar de nuevo');
  expect(await field('Nombre')).toHaveValue('');
  expect(screen.queryByText(/Recuperamos/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a URL of a step that was never reached opens the first', async () => {
  const visit = await open(done(), '/asistente?paso=plan');
  expect(await field('Nombre')).toBeVisible();
  await waitFor(() => expect(visit.router.state.location.search).toBe(''));
});

test('what was sent, what was left on purpose and what a logout took does not come back', async () => {
  const visit = await open();
  await visit.user.type(await field('Nombre'), 'Luna');
  void visit.router.navigate('/otra');
  await press(visit, 'Salir sin guardar');
  await screen.findByText('Otra pantalla: /otra');
  expect(localStorage).toHaveLength(0);

  await visit.router.navigate('/asistente');
  await visit.user.type(await field('Nombre'), 'Luna');
  deleteDrafts();
  cleanup();
  expect(localStorage).toHaveLength(0);
});

function slow() {
  const answers: ((answer: { data?: object; error?: unknown }) => void)[] = [];
  const send = vi.fn<Send>(() => new Promise((resolve) => answers.push(resolve)));
  return {
    send,
    answer: (answer: { data?: object; error?: unknown }) => act(async () => answers.shift()?.(answer)),
  };
}

const refused = (...paths: string[]) => ({
  error: {
    kind: 'http',
    status: 422,
    message: 'x',
    fields: paths.map((path) => ({ path, code: 'x', message: `No: ${path}` })),
  },
});

async function sendAll(visit: Visit) {
  await toPlan(visit);
  await visit.user.type(await field('Plan'), '2');
  await press(visit, 'Enviar');
}

test('a person who has left the form reads what became of it, and is led nowhere', async () => {
  const { send, answer } = slow();
  const visit = await open(send);
  await sendAll(visit);
  void visit.router.navigate('/otra');
  await press(visit, 'Salir sin guardar');
  await screen.findByText('Otra pantalla: /otra');
  await answer(refused('mascota.nombre'));
  expect(await screen.findByText('Hubo un problema.')).toBeVisible();
  expect(screen.getByText('Otra pantalla: /otra')).toBeVisible();
});

test.each([
  ['what was sent', { data: {} }],
  ['a refusal on another step', refused('mascota.nombre')],
])('while the page that was chosen next is loading, %s does not lead elsewhere', async (_what, given) => {
  const { send, answer } = slow();
  const code = Promise.withResolvers<null>();
  const visit = await renderRoutes(
    [
      { path: '/asistente', element: <Wizard send={send} /> },
      { path: '/lenta', loader: () => code.promise, element: <p>La página lenta</p> },
    ],
    { at: '/asistente', as: 'nueva' },
  );
  await sendAll(visit);
  void visit.router.navigate('/lenta');
  await press(visit, 'Salir sin guardar');
  await waitFor(() => expect(visit.router.state.navigation.state).toBe('loading'));
  await answer(given);
  await act(async () => code.resolve(null));
  expect(await screen.findByText('La página lenta')).toBeVisible();
  expect(visit.router.state.location.pathname).toBe('/lenta');
});

test('what a session that ended was sending is said to nobody, although the form is not left yet', async () => {
  const { send, answer } = slow();
  const visit = await open(send);
  await sendAll(visit);
  await act(async () => visit.store.dispatch(endSession()));
  await answer(refused('plan.id'));
  expect(screen.getByRole('textbox', { name: 'Plan' })).toBeVisible();
  expect(screen.queryByText('No: plan.id')).toBeNull();
});

test('a refusal that arrives after going a step back is shown there, and nobody leaves the form', async () => {
  const { send, answer } = slow();
  const visit = await open(send);
  await sendAll(visit);
  await act(() => visit.router.navigate(-1));
  await field('Nombre');
  await answer(refused('mascota.nombre'));
  expect(await screen.findByText('No: mascota.nombre')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what is refused on two steps is said on both', async () => {
  const { send, answer } = slow();
  const visit = await open(send);
  await sendAll(visit);
  await answer(refused('plan.id', 'mascota.nombre'));
  expect(await screen.findByText('No: mascota.nombre')).toBeVisible();
  await press(visit, 'Continuar');
  expect(await screen.findByText('No: plan.id')).toBeVisible();
});

test('a refusal that no field shows is said for the whole form', async () => {
  const { send, answer } = slow();
  const visit = await open(send);
  await sendAll(visit);
  await answer(refused('mascota.fecha_pesaje'));
  expect(await screen.findByText('Hubo un problema.')).toBeVisible();
});

test('a body that was pending when the page was lost is sent again under the same key', async () => {
  const first = slow();
  await sendAll(await open(first.send));
  cleanup();
  const again = slow();
  const visit = await open(again.send, '/asistente?paso=plan');
  expect(await field('Plan')).toHaveValue('2');
  await press(visit, 'Enviar');
  await waitFor(() => expect(again.send).toHaveBeenCalled());
  expect(again.send.mock.calls[0]?.[0]).toEqual(first.send.mock.calls[0]?.[0]);
});

test('what is typed after a restore is not offered to be thrown away', async () => {
  const visit = await open();
  await visit.user.type(await field('Nombre'), 'Luna');
  cleanup();
  const again = await open();
  expect(await screen.findByText(/Recuperamos/)).toBeVisible();
  await again.user.type(await field('Nombre'), 'ta');
  expect(screen.queryByText(/Recuperamos/)).toBeNull();
});

test('the step that was reached is kept as soon as it is reached', async () => {
  const visit = await open();
  await visit.user.type(await field('Nombre'), 'Luna');
  await waitFor(() => expect(localStorage).toHaveLength(1));
  await press(visit, 'Continuar');
  await field('Plan');
  expect(JSON.parse(localStorage.getItem('huella-draft:wizard') ?? '{}')).toMatchObject({ step: 1 });
});

const pathSteps = [
  { name: 'pet', path: '/asistente/1', fields: ['mascota'] },
  { name: 'plan', path: '/asistente/2', fields: ['plan'] },
] as const;

async function openPaths(at: string) {
  const element = <Wizard send={done()} steps={pathSteps} />;
  return renderRoutes([{ path: '/asistente/:paso', element }], { at, as: 'nueva' });
}

test('steps may have paths: nobody is asked between them, and what the URL says besides stays', async () => {
  const visit = await openPaths('/asistente/1?mascota=3');
  await toPlan(visit);
  expect(visit.router.state.location).toMatchObject({ pathname: '/asistente/2', search: '?mascota=3' });
  await visit.router.navigate(-1);
  expect(await field('Nombre')).toHaveValue('Luna');
  await visit.user.type(await field('Nombre'), 'tica');
  await visit.router.navigate('/inicio');
  expect(await screen.findByText('¿Salir sin guardar?')).toBeVisible();
});

test.each(['/asistente/2', '/asistente/9'])('%s without the first step leads to it', async (at) => {
  const visit = await openPaths(at);
  await field('Nombre');
  await waitFor(() => expect(visit.router.state.location.pathname).toBe('/asistente/1'));
});

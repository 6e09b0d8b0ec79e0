import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createHuellaQa } from '../automation/huella-qa.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import css from './console.css?inline';
import { Console } from './console.tsx';

const meta = {
  title: 'Panel',
  loaders: [async () => ({ server: await createMockServer({ now: new Date('2026-11-27T10:00:00-03:00') }) })],
  render: (_, { loaded }) => (
    <main>
      <h1>Consola</h1>
      <style>{css}</style>
      <Console
        server={serverOf(loaded)}
        qa={createHuellaQa(serverOf(loaded), { fillOutbox: async () => {} })}
        problems={[]}
      />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

function serverOf(loaded: Record<string, unknown>): MockServer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not type what a loader gave
  return loaded['server'] as MockServer;
}

export default meta;
type Story = StoryObj;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'QA' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Alt>}[KeyQ]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Consola de QA' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'QA' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}[KeyQ]{/Alt}');
  },
};

export const AFailureWaits: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const server = serverOf(loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.selectOptions(canvas.getByLabelText('Llamada que falla'), 'listPets');
    await userEvent.selectOptions(canvas.getByLabelText('Falla'), '503 no disponible');
    await userEvent.selectOptions(canvas.getByLabelText('Veces'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar falla' }));
    await canvas.findByText(/listPets: 503 no disponible, 3 veces/);
    await expect(server.pending()).toEqual([{ callId: 'listPets', fault: 503, times: 3 }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar fallas de listPets' }));
    await canvas.findByText('No hay fallas puestas.');
  },
};

export const SlowAndLater: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const server = serverOf(loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Demora' }), '1000 ms');
    await userEvent.selectOptions(canvas.getByLabelText('Llamada que demora'), 'listPlans');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Demora' }), '300 ms');
    await userEvent.click(canvas.getByRole('button', { name: '+1 día' }));
    await userEvent.click(canvas.getByRole('button', { name: '+15 minutos' }));
    await canvas.findByText(/sábado, 28 de noviembre de 2026, 10:15/);
    await expect(server.latency()).toEqual({ all: 1_000, calls: { listPlans: 300 } });
    await waitFor(() => expect(server.clock.now().toISOString()).toBe('2026-11-28T13:15:00.000Z'));
  },
};

/** A policy number in a later mail is not a code. */
export const WhoAmI: Story = {
  beforeEach: () => {
    localStorage.setItem('USER_MAIL', 'asegurada@huella.test');
    return () => localStorage.removeItem('USER_MAIL');
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const mail = { to: 'asegurada@huella.test', subject: 'Baja', html: '' };
    const { mail: transport } = serverOf(loaded).ports;
    await transport.send({ ...mail, messageId: '1', text: 'Número de gestión: BA-7K2M' });
    await transport.send({ ...mail, messageId: '2', text: 'Su póliza HU-00000001 está vigente.' });
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    const section = within(canvas.getByRole('region', { name: '¿Quién soy?' }));
    for (const text of ['asegurada', 'asegurada@huella.test', 'huella-2026', 'BA-7K2M'])
      await expect(section.getByText(text)).toBeVisible();
  },
};

export const ACallIsLogged: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await serverOf(loaded).fetch(new Request('http://huella.test/web/planes'));
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await canvas.findByText('GET /web/planes');
  },
};

/** The insurer decides a claim, and cannot decide it again. */
export const TheInsurerDecides: Story = {
  beforeEach: () => {
    localStorage.setItem('USER_MAIL', 'en-cada-etapa@huella.test');
    return () => localStorage.removeItem('USER_MAIL');
  },
  loaders: [
    async () => {
      const server = await createMockServer({ now: new Date('2026-11-27T10:00:00-03:00') });
      await server.as('en-cada-etapa');
      return { server };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await canvas.findByText(/^8 · Luna/);
    await userEvent.selectOptions(canvas.getByLabelText('Siniestro'), '5');
    await canvas.findByText('revision');
    await userEvent.click(canvas.getByRole('button', { name: 'Aprobar el siniestro' }));
    await canvas.findByText('APROBADO', { selector: 'b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazar el siniestro' }));
    await canvas.findByText('El siniestro ya está resuelto y no cambia más.');
  },
};

export const AMailArrived: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const server = serverOf(loaded);
    const html = '<p>Hola. <a href="http://huella.test/cuenta">Entrar</a></p>';
    const mail = { to: 'ana@huella.test', subject: 'Hola', html, messageId: '1' };
    await server.ports.mail.send({ ...mail, text: 'Entre a http://huella.test/cuenta y siga.' });
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.click(canvas.getByText('Hola → ana@huella.test'));
    await expect(canvas.getByRole('button', { name: 'http://huella.test/cuenta' })).toBeVisible();
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Correo: Hola');
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Hola. Entrar'));
  },
};

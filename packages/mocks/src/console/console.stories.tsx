import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createMockServer, type MockServer } from '../mock-server.ts';
import css from './console.css?inline';
import { Console } from './console.tsx';

/** Each story talks to a server of its own. */
const meta = {
  title: 'Panel',
  loaders: [async () => ({ server: await createMockServer({ now: new Date('2026-11-27T10:00:00-03:00') }) })],
  render: (_, { loaded }) => (
    <main>
      <h1>Console</h1>
      <style>{css}</style>
      <Console server={serverOf(loaded)} />
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
    await expect(canvas.getByRole('heading', { name: 'QA console' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'QA' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}[KeyQ]{/Alt}');
  },
};

export const AFailureWaits: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.selectOptions(canvas.getByLabelText('Call'), 'listPets');
    await userEvent.selectOptions(canvas.getByLabelText('Failure'), '503 unavailable');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail the next one' }));
    await canvas.findByText('listPets: 503 unavailable');
    await expect(serverOf(loaded).pending()).toEqual([{ callId: 'listPets', fault: 503 }]);
  },
};

export const ThreeFailuresWait: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.selectOptions(canvas.getByLabelText('Call'), 'addCbuFile');
    await userEvent.selectOptions(canvas.getByLabelText('Failure'), '500 internal error');
    await userEvent.selectOptions(canvas.getByLabelText('Times'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail the next 3' }));
    await expect(await canvas.findAllByText('addCbuFile: 500 internal error')).toHaveLength(3);
    await expect(serverOf(loaded).pending()).toHaveLength(3);
  },
};

export const SlowAndTomorrow: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const server = serverOf(loaded);
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.selectOptions(canvas.getByLabelText('Every call takes longer by'), '1000 ms');
    await userEvent.click(canvas.getByRole('button', { name: '+1 day' }));
    await canvas.findByText(/sábado, 28 de noviembre de 2026/);
    await expect(server.latency()).toBe(1_000);
    await waitFor(() => expect(server.clock.now().toISOString()).toBe('2026-11-28T13:00:00.000Z'));
  },
};

export const AMailArrived: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const server = serverOf(loaded);
    const mail = { to: 'ana@huella.test', subject: 'Hola', html: '', messageId: '1' };
    await server.ports.mail.send({ ...mail, text: 'Entre a http://huella.test/cuenta y siga.' });
    await userEvent.click(canvas.getByRole('button', { name: 'QA' }));
    await userEvent.click(canvas.getByText('Hola → ana@huella.test'));
    await expect(canvas.getByRole('button', { name: 'http://huella.test/cuenta' })).toBeVisible();
  },
};

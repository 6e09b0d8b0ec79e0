import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fakePush, pushAnswers, type FakePush, type FakePushOptions } from '../../testing/fake-push.ts';
import { storyDevice } from '../../testing/story-device.ts';
import { createPushOffer } from './create-push-offer.tsx';

let push: FakePush;
const browser =
  (options: FakePushOptions = {}) =>
  () => {
    push = fakePush(options);
    return push.restore;
  };

const Offer = createPushOffer(storyDevice());

const meta = {
  title: 'Ofrecimiento',
  component: Offer,
  parameters: { huella: { as: 'asegurada', failures: pushAnswers() } },
  beforeEach: browser(),
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: '46rem' }}>
        <h1>Siniestro</h1>
        <Story />
        <p>Fin</p>
      </main>
    ),
  ],
} satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Entérese apenas se mueva su siniestro';
const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: title })).toBeVisible();
    await expect(push.permissionRequests).toBe(0);
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Offered.play };

export const Later: Story = {
  name: 'D111 who says no is not asked again',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull());
    await expect([push.permissionRequests, localStorage.getItem('huella-push-offer')]).toEqual([
      0,
      'answered',
    ]);
  },
};

const AcceptedOffer = createPushOffer(storyDevice());

export const Accepted: Story = {
  tags: ['!dev'],
  render: () => <AcceptedOffer />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar notificaciones' }));
    await expect(
      await page(canvasElement).findByText('Listo: este dispositivo le va a avisar.'),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: title })).toBeNull();
  },
};

export const Denied: Story = {
  beforeEach: browser({ answer: 'denied' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar notificaciones' }));
    await expect(await page(canvasElement).findByText(/^Quedaron bloqueadas/)).toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: title })).toBeNull();
  },
};

let isKeyAsked = false;
const withoutKey = () => {
  isKeyAsked = true;
  return Response.json({ clave: null });
};

export const WithoutKey: Story = {
  name: 'where no push messages are sent nothing is offered',
  tags: ['!dev'],
  parameters: { huella: { as: 'asegurada', failures: { ...pushAnswers(), getPushKey: withoutKey } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fin')).toBeVisible();
    await waitFor(() => expect(isKeyAsked).toBe(true));
    await expect(canvas.queryByRole('region', { name: title })).toBeNull();
  },
};

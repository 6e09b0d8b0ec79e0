import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { notificationsRoutes } from '../../routes.ts';
import { fakePush, pushAnswers, type FakePush, type FakePushOptions } from '../../testing/fake-push.ts';
import { storyDevice } from '../../testing/story-device.ts';

const at = '/tabs/ajustes/notificaciones';
const huella = (token: string | null = null, failures: object = {}) => ({
  at,
  routes: notificationsRoutes(storyDevice(token)),
  as: 'asegurada' as const,
  failures: { ...pushAnswers(), ...failures },
});

let push: FakePush;
const browser =
  (options: FakePushOptions = {}) =>
  () => {
    push = fakePush(options);
    return push.restore;
  };

const meta = {
  title: 'Ajustes',
  parameters: { huella: huella() },
  beforeEach: browser(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const TurningOn: Story = {
  name: 'D111 a tap asks and switches it on, another switches it off; nothing is asked before',
  tags: ['!dev'],
  parameters: { huella: huella() },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Activar notificaciones' });
    await expect(push.permissionRequests).toBe(0);
    await userEvent.dblClick(button);
    await expect(await canvas.findByText(/Este dispositivo recibe sus notificaciones/)).toBeVisible();
    await expect([push.permissionRequests, push.subscribed.length, push.mark()]).toEqual([1, 1, 'mark-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Desactivar en este dispositivo' }));
    await expect(await canvas.findByRole('button', { name: 'Activar notificaciones' })).toBeVisible();
    await expect([push.unsubscribed.length, push.mark()]).toEqual([1, null]);
  },
};

export const Off: Story = {
  play: async ({ canvasElement }) => {
    await page(canvasElement).findByRole('button', { name: 'Activar notificaciones' });
    await page(canvasElement).findByRole('switch', { name: 'Movimientos de un siniestro' });
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Off.play };

export const On: Story = {
  parameters: { huella: huella('{}') },
  beforeEach: browser({ permission: 'granted' }),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/Este dispositivo recibe sus notificaciones/)).toBeVisible();
    await canvas.findByRole('switch', { name: 'Movimientos de un siniestro' });
  },
};

export const Unanswered: Story = {
  name: 'a question that was closed without an answer can be asked again',
  tags: ['!dev'],
  parameters: { huella: huella() },
  beforeEach: browser({ answer: 'default' }),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar notificaciones' }));
    await expect(await canvas.findByText(/Toque de nuevo y elija «Permitir»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Activar notificaciones' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { huella: huella(null, { subscribeToPush: 500 }) },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Activar notificaciones' }));
    await expect(await canvas.findByText(/No pudimos activar las notificaciones/)).toBeVisible();
    await expect([push.unsubscribed.length, push.mark()]).toEqual([1, null]);
  },
};

export const Denied: Story = {
  beforeEach: browser({ permission: 'denied' }),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText(/están bloqueadas en este dispositivo/)).toBeVisible();
    await expect(canvas.getByText('Elija «Permitir»')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Activar notificaciones' })).toBeNull();
  },
};

/** A browser without push: an iPhone without the installed app, or an old browser. */
const without = (userAgent: string) => () => {
  const descriptors = ['PushManager', 'Notification'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const [name] of descriptors) Reflect.deleteProperty(window, name);
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent');
    for (const [name, own] of descriptors) if (own) Object.defineProperty(window, name, own);
  };
};

export const IPhone: Story = {
  beforeEach: without('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'),
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cómo instalar Huella' }));
    const steps = await canvas.findByRole('dialog', { name: 'Cómo instalar Huella' });
    await waitFor(() => expect(within(steps).getByText(/active las notificaciones/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Activar notificaciones' })).toBeNull();
  },
};

export const Unsupported: Story = {
  beforeEach: without('Mozilla/5.0 (Linux; Android 5.0)'),
  play: async ({ canvasElement }) => {
    await expect(
      await page(canvasElement).findByText(/Este navegador no puede mostrar notificaciones/),
    ).toBeVisible();
  },
};

export const WithoutKey: Story = {
  parameters: { huella: huella(null, { getPushKey: Response.json({ clave: null }) }) },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText(/todavía no están disponibles/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { huella: huella(null, { getPushKey: 'never', getNotificationSettings: 'never' }) },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findAllByText('Cargando…')).toHaveLength(2);
  },
};

export const ServerError: Story = {
  parameters: { huella: huella(null, { getPushKey: 500, getNotificationSettings: 500 }) },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos consultar las notificaciones')).toBeVisible();
    await expect(await canvas.findByText('No pudimos cargar de qué le avisamos')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2);
  },
};

export const Kinds: Story = {
  name: 'a kind is switched off at once, and goes back where that is not saved',
  tags: ['!dev'],
  parameters: {
    huella: huella(null, {
      updateNotificationSettings: async (request: Request) => Response.json(await request.json()),
    }),
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = page(canvasElement);
    const food = () => canvas.findByRole('switch', { name: 'Alimento que se termina' });
    await userEvent.click(await food());
    await waitFor(async () => expect(await food()).not.toBeChecked());
    loaded.testApp.server.override('updateNotificationSettings', 500);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Fechas de su calendario' }));
    await expect(
      await canvas.findByText('No pudimos guardar el cambio. Intente nuevamente.'),
    ).toBeInTheDocument();
    await waitFor(async () =>
      expect(await canvas.findByRole('switch', { name: 'Fechas de su calendario' })).toBeChecked(),
    );
    await expect(await food()).not.toBeChecked();
  },
};

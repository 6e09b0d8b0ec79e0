import { toast } from '@huella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { listOfflineCards } from '../../offline-cards/offline-cards.ts';
import { cardsRoutes } from '../../routes.ts';
import {
  havingRecords,
  lunaRecord,
  onADeviceWithACard,
  onAnEmptyDevice,
  ACCOUNT,
} from '../../testing/card-stories.ts';
import { readPng } from '../../testing/read-png.ts';
import { testOptions } from '../../testing/test-options.ts';

const at = '/tabs/pet-details/1/carnet';
const routes = cardsRoutes(testOptions);
const asOwner = { at, routes, as: 'asegurada' } as const;

const meta = {
  title: 'Carnet',
  parameters: { huella: asOwner },
  loaders: [onAnEmptyDevice],
  // Toasts of the story before may still be shown.
  beforeEach: () => toast.clear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Success: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeVisible();
    const details = canvas.getByRole('region', { name: 'Datos de la póliza' });
    await userEvent.click(within(details).getByText('Datos de la póliza'));
    await expect(within(details).getByText('Plan 2 Compañero')).toBeVisible();
    await expect(within(details).getByText('27/11/2026')).toBeVisible();
    await expect(within(details).getByText('27/11/2027')).toBeVisible();
  },
};

/** On a phone no text is smaller than 12 px, and the code can be scanned from the screen. */
export const Upright: Story = {
  play: async ({ canvasElement }) => {
    const card = await page(canvasElement).findByRole('img', { name: 'Carnet de Luna: Vigente' });
    const sizes = [...card.querySelectorAll('span, .code')].map((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    await expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    await expect(within(card).getByText('27/11/2026 al 27/11/2027')).toBeVisible();
    await expect(card.querySelector('.code svg')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
  },
};

export const LargeCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar el código' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Código del carnet' }));
    const code = await dialog.findByRole('figure', { name: 'Código QR de verificación' });
    const drawn = code.querySelector('svg');
    await waitFor(() => expect(drawn?.getBoundingClientRect().width).toBeGreaterThan(280));
  },
};

export const DrawnAtTheSecondTry: Story = {
  name: 'O-HI-04 after a drawing that failed the button makes the file',
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const saved: Blob[] = [];
    const url = URL.createObjectURL.bind(URL);
    spyOn(URL, 'createObjectURL').mockImplementation((given) => {
      if (given instanceof File) saved.push(given);
      return url(given);
    });
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
    await canvas.findByRole('img', { name: 'Carnet de Luna: Vigente' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar imagen' }));
    await waitFor(() => expect(canvas.getByText(/^No pudimos generar el carnet\./)).toBeVisible());
    await expect(saved).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar imagen' }));
    await waitFor(() => expect(canvas.getByText('El carnet se guardó como imagen.')).toBeVisible());
    await expect(saved).toHaveLength(1);
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
    await expect(readPng(bytes)).toMatchObject({ width: 1004, height: 638 });
  },
};

export const Large: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver en grande' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Carnet en grande' });
    const large = await within(dialog).findByRole('img', { name: 'Carnet de Luna: Vigente' });
    await waitFor(() => expect(large.getBoundingClientRect().height).toBeGreaterThan(480));
    const label = within(large).getByText('Titular');
    await expect(Number.parseFloat(getComputedStyle(label).fontSize)).toBeGreaterThanOrEqual(12);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Girar el carnet' }));
    await waitFor(() => expect(large.getBoundingClientRect().height).toBeLessThan(240));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: { huella: { ...asOwner, failures: { listCardRecords: 'never' } } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('Cargando el carnet')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { huella: { ...asOwner, failures: havingRecords(lunaRecord({ nombre: 'Mishi' })) } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No encontramos una póliza de Luna')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Asociar mascotas' })).toHaveAttribute(
      'href',
      '/tabs/ajustes/asociar',
    );
  },
};

export const NotFound: Story = {
  parameters: { huella: { ...asOwner, at: '/tabs/pet-details/999/carnet' } },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByText('No encontramos esta mascota')).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { huella: { ...asOwner, failures: { listCardRecords: 500 } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No pudimos cargar el carnet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Expired: Story = {
  parameters: {
    huella: {
      ...asOwner,
      failures: havingRecords(lunaRecord({ date: '2025-11-20', hasta: '2026-11-20', estado: 'vencida' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Carnet de Luna: Vencida' })).toBeVisible();
    await expect(canvas.getByText(/Esta póliza venció el 20\/11\/2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Escribirnos: ayuda@huella.example' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: {
    huella: { ...asOwner, failures: havingRecords(lunaRecord({ estado: 'anulada', anulada: '2026-12-03' })) },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Carnet de Luna: Anulada' })).toBeVisible();
    await expect(canvas.getByText(/Esta póliza está anulada desde el 03\/12\/2026/)).toBeVisible();
  },
};

export const NotYetValid: Story = {
  parameters: {
    huella: {
      ...asOwner,
      failures: havingRecords(lunaRecord({ date: '2026-12-01', hasta: '2027-12-01', estado: 'futura' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(
      await canvas.findByRole('img', { name: 'Carnet de Luna: Todavía no vigente' }),
    ).toBeVisible();
    await expect(canvas.getByText(/La cobertura empieza el 01\/12\/2026/)).toBeVisible();
  },
};

export const Ambiguous: Story = {
  parameters: {
    huella: { ...asOwner, failures: havingRecords(lunaRecord(), lunaRecord({ poliza: 'HU-00000077' })) },
  },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('heading', { name: '¿Qué póliza es la de Luna?' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Carnet de/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Póliza HU-00000077/ }));
    await expect(await canvas.findByRole('img', { name: 'Carnet de Luna: Vigente' })).toBeVisible();
    const details = canvas.getByRole('region', { name: 'Datos de la póliza' });
    await userEvent.click(within(details).getByText('Datos de la póliza'));
    await expect(within(details).getByText('HU-00000077')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Elegir otra póliza' })).toBeVisible();
  },
};

/** D40: without a network the saved card is shown, with its state as of today. */
export const Kept: Story = {
  loaders: [onADeviceWithACard],
  parameters: { huella: { ...asOwner, failures: { listCardRecords: 'network' } } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Carnet de Luna: Vencida' })).toBeVisible();
    await expect(await canvas.findByText(/Guardado en este dispositivo el 20\/11\/2026\./)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

/** The server's answer replaces the saved card, and deletes it when the policy is gone. */
export const OfflineButGone: Story = {
  loaders: [onADeviceWithACard],
  parameters: { huella: { ...asOwner, failures: havingRecords() } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('No encontramos una póliza de Luna')).toBeVisible();
    await waitFor(async () => expect(await listOfflineCards(ACCOUNT)).toEqual([]));
  },
};

export const LongNames: Story = {
  parameters: { huella: { ...asOwner, as: 'nombres-largos', failures: longRecords() } },
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const card = await canvas.findByRole('img', { name: /^Carnet de Maximiliana/ });
    await waitFor(() => expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight + 1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

function longRecords() {
  const nombre = 'Maximiliana Guadalupe De La Santísima Trinidad Fernández Anchorena';
  const titular = 'María de los Ángeles Guadalupe Inmaculada Fernández de la Peña y Álvarez de Toledo';
  return havingRecords(lunaRecord({ nombre, titular }));
}

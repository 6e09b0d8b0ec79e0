import { currentAccount } from '@huella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { addToOutbox } from '../../add-to-outbox.ts';
import { outboxRoutes } from '../../routes.ts';
import { deleteOutbox } from '../../session.ts';

const meta = {
  title: 'Página',
  parameters: { huella: { as: 'asegurada', at: '/tabs/pendientes', routes: outboxRoutes } },
  beforeEach: async () => {
    await deleteOutbox(currentAccount() ?? '');
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function photo(): Promise<Blob> {
  const canvas = new OffscreenCanvas(300, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
  return canvas.convertToBlob({ type: 'image/jpeg' });
}

async function addPhoto(blob?: Blob) {
  return addToOutbox({
    call: 'uploadPetPhoto',
    fields: { mascotaId: '1' },
    file: { field: 'pic', blob: blob ?? (await photo()), name: 'luna.jpg' },
    title: 'Foto de Luna',
    topic: 'pet-photo/1/',
    tags: [{ type: 'Pet', id: 1 }],
  });
}

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No hay nada pendiente' })).toBeVisible();
  },
};

export const FailedAndTriedAgain: Story = {
  name: 'D93 what the server does not know yet says so, and a retry really sends it',
  tags: ['!dev'],
  play: async ({ loaded }) => {
    const { server } = loaded.testApp;
    server.failOnce('uploadPetPhoto', 503);
    await expect((await addPhoto()).isPersisted).toBe(true);
    await expect(await screen.findByText(/El servidor no pudo recibirlo todavía/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar: Foto de Luna' }));
    await expect(await screen.findByRole('heading', { name: 'No hay nada pendiente' })).toBeVisible();
    const kept = await server.db.selectFrom('pets').selectAll().where('id', '=', 1).execute();
    await expect(JSON.stringify(kept)).toContain('data:image/jpeg');
  },
};

export const RefusedAndTakenBack: Story = {
  tags: ['!dev'],
  play: async () => {
    await addPhoto(new Blob(['%PDF-1.7 no es una foto'], { type: 'image/jpeg' }));
    await expect(await screen.findByText('No se pudo enviar')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar: Foto de Luna' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'No hay nada pendiente' })).toBeVisible());
  },
};

export const Lost: Story = {
  beforeEach: async () => {
    const account = currentAccount() ?? '';
    localStorage.setItem(
      'huella-outbox:gone',
      JSON.stringify({ account, title: 'DNI, frente', done: false }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(/El navegador perdió archivos.*DNI, frente/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(await screen.findByRole('heading', { name: 'No hay nada pendiente' })).toBeVisible();
  },
};

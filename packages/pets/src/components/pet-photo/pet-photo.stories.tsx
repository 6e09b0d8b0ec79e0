import { currentAccount } from '@huella/api-client';
import { deleteOutbox } from '@huella/outbox';
import type { TestAppOptions } from '@huella/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { petsApi } from '../../api/index.ts';
import { PetRows } from '../pets-frame/pet-rows.tsx';
import { PetPhoto } from './pet-photo.tsx';

/** The first pet of the signed-in user. */
function FirstPet() {
  const { data: pet } = petsApi.useGetPetQuery(1);
  return <main style={{ padding: 32 }}>{pet && <PetPhoto pet={pet} />}</main>;
}

const meta = {
  title: 'Foto de la mascota',
  component: FirstPet,
  parameters: { huella: { as: 'asegurada' } },
  // The outbox still has what the story before did not send.
  beforeEach: () => deleteOutbox(currentAccount() ?? ''),
} satisfies Meta<typeof FirstPet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openSheet() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la foto de Luna' }));
  const sheet = await screen.findByRole('dialog', { name: 'Foto de perfil' });
  await waitFor(() => expect(sheet).toBeVisible());
  return within(sheet);
}

async function photo(type = 'image/jpeg', width = 900, height = 600): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const colours = context.createLinearGradient(0, 0, width, height);
  colours.addColorStop(0, '#d98c3f');
  colours.addColorStop(1, '#214f46');
  context.fillStyle = colours;
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  return new File([blob ?? ''], 'luna.jpg', { type });
}

type Sheet = Awaited<ReturnType<typeof openSheet>>;

async function choose(sheet: Sheet, file: File) {
  await userEvent.upload(await sheet.findByLabelText('Elegir foto'), file);
}

async function chooseAndSave(sheet: Sheet) {
  await choose(sheet, await photo());
  await userEvent.click(await sheet.findByRole('button', { name: 'Guardar foto' }));
}

/** Toasts fade in. */
function expectSaved() {
  return waitFor(() => expect(screen.getByText('La foto de Luna se guardó.')).toBeVisible());
}

type Server = Parameters<NonNullable<TestAppOptions['before']>>[0];

/** The idempotency keys of the uploads that reach the server. */
function countUploads(server: Server): (string | null)[] {
  const keys: (string | null)[] = [];
  server.override('uploadPetPhoto', (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return server.app.fetch(request);
  });
  return keys;
}

export const Avatar: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cambiar la foto de Luna' })).toBeVisible();
  },
};

export const Choosing: Story = {
  play: async () => {
    const sheet = await openSheet();
    await expect(sheet.getByLabelText('Elegir foto')).toBeInTheDocument();
  },
};

export const Cropping: Story = {
  play: async () => {
    const sheet = await openSheet();
    await choose(sheet, await photo());
    const crop = await sheet.findByRole('application', { name: 'Recorte de la foto' });
    await waitFor(() => expect(crop).toHaveFocus());
    await expect(sheet.getByRole('button', { name: 'Guardar foto' })).toBeVisible();
  },
};

export const Saved: Story = {
  tags: ['!dev'],
  play: async ({ loaded }) => {
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    await expectSaved();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const shown = await screen.findByRole('img', { name: 'Foto de Luna' });
    await waitFor(() => expect(shown.getAttribute('src')).toMatch(/^blob:/));
    const kept = await loaded.testApp.server.db.selectFrom('pets').selectAll().where('id', '=', 1).execute();
    await expect(JSON.stringify(kept)).toContain('data:image/jpeg');
  },
};

/** O-UP-07 O-UP-12: a file that is not an image is rejected at once and not sent. */
export const Rejected: Story = {
  play: async ({ loaded }) => {
    const sent = countUploads(loaded.testApp.server);
    const sheet = await openSheet();
    await choose(sheet, new File(['%PDF-1.7 factura'], 'factura.jpg', { type: 'image/jpeg' }));
    await expect(await sheet.findByText(/El archivo no es una foto/)).toBeVisible();
    // O-UP-08: choosing the same file again fires no event.
    await expect(await sheet.findByLabelText('Elegir foto')).toHaveValue('');
    await choose(sheet, new File([], 'libreta.jpg', { type: 'image/jpeg' }));
    await expect(await sheet.findByText(/El archivo está vacío/)).toBeVisible();
    await expect(sent).toEqual([]);
    await chooseAndSave(sheet);
    await expectSaved();
    await expect(sent).toHaveLength(1);
  },
};

/** O-UP-08 D70: a failed upload keeps the photo and shows the reason; a tap sends it again. */
export const ServerError: Story = {
  play: async ({ loaded }) => {
    loaded.testApp.server.failOnce('uploadPetPhoto', 500);
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    await expect(await screen.findByText(/El servidor no pudo recibirlo todavía/)).toBeVisible();
    const shown = await screen.findByRole('img', { name: 'Foto de Luna' });
    await expect(shown.getAttribute('src')).toMatch(/^blob:/);
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expectSaved();
  },
};

/** O-UP-09: a rejected photo shows the reason; it can be discarded but not sent again. */
export const Refused: Story = {
  play: async ({ loaded }) => {
    const refusal = { message: 'La foto está dañada. Elija otra.', code: 'invalid_fields' };
    loaded.testApp.server.override('uploadPetPhoto', () => Response.json(refusal, { status: 422 }));
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    await expect(await screen.findByText(/^La foto no se guardó. La foto está dañada/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar la foto' }));
    await waitFor(() => expect(screen.queryByText(/La foto no se guardó/)).toBeNull());
    await expect(screen.queryByRole('img', { name: 'Foto de Luna' })).toBeNull();
  },
};

export const AnotherInItsPlace: Story = {
  name: 'another photo takes the place of one that waits: only the last is sent',
  tags: ['!dev'],
  play: async ({ loaded }) => {
    const { server } = loaded.testApp;
    const undo = server.override('uploadPetPhoto', 503);
    const first = await openSheet();
    await chooseAndSave(first);
    await screen.findByText(/El servidor no pudo recibirlo todavía/);
    undo();
    const sent = countUploads(server);
    const second = await openSheet();
    await chooseAndSave(second);
    await expectSaved();
    await expect(sent).toHaveLength(1);
  },
};

export const AnswerLost: Story = {
  name: 'O-UP-09 a lost answer and a second try give the pet one photo',
  tags: ['!dev'],
  play: async ({ loaded }) => {
    const { server } = loaded.testApp;
    const keys: (string | null)[] = [];
    server.override('uploadPetPhoto', async (request: Request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const answer = await server.app.fetch(request);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return answer;
    });
    const kept = async () =>
      (await server.db.selectFrom('pets').selectAll().where('id', '=', 1).execute())[0];
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    await expect(await screen.findByText(/Sin conexión/)).toBeVisible();
    const first = await kept();
    await expect(JSON.stringify(first)).toContain('data:image/jpeg');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expectSaved();
    await expect(keys).toEqual([expect.any(String), keys[0]]);
    await expect(await kept()).toEqual(first);
  },
};

/** D70: the sheet closes at once; the new photo is shown with its progress and is not reported as saved. */
export const WithIdempotencyKey: Story = {
  parameters: { huella: { as: 'asegurada', failures: { uploadPetPhoto: 'never' } } },
  play: async () => {
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByRole('progressbar', { name: 'Progreso de la subida' })).toBeVisible();
    await expect(screen.getByText('Subiendo la foto…')).toBeVisible();
    const shown = await screen.findByRole('img', { name: 'Foto de Luna' });
    await expect(shown.getAttribute('src')).toMatch(/^blob:/);
    await expect(screen.queryByText('La foto de Luna se guardó.')).toBeNull();
  },
};

export const InTheListBeside: Story = {
  name: 'the list beside the page shows the new photo while that is still being sent, and no other pet does',
  tags: ['!dev'],
  parameters: WithIdempotencyKey.parameters,
  render: () => (
    <>
      <PetRows />
      <FirstPet />
    </>
  ),
  play: async () => {
    const sheet = await openSheet();
    await chooseAndSave(sheet);
    const row = await screen.findByRole('link', { name: /^Foto de Luna/ });
    await expect(within(row).getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    await expect(screen.queryByRole('img', { name: 'Foto de Mishi' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ChooseImage } from './choose-image.tsx';

const meta = {
  title: 'Cámara o galería',
  component: ChooseImage,
  args: { onFile: fn() },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ChooseImage>;

export default meta;
type Story = StoryObj<typeof meta>;

function colour(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
  canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
  return canvas.captureStream(5);
}

const reject = (name: string) => () => Promise.reject(new DOMException('', name));

export const Shot: Story = {
  tags: ['!dev'],
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => Promise.resolve(colour()));
  },
  play: async ({ args, canvas, userEvent }) => {
    const takeButton = canvas.getByRole('button', { name: 'Tomar foto' });
    const pick = canvas.getByLabelText('Elegir foto');
    await expect(pick.compareDocumentPosition(takeButton)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(takeButton);
    const shutter = await canvas.findByRole('button', { name: 'Capturar' });
    await waitFor(() => expect(shutter).toHaveFocus());
    const video = canvas.getByLabelText<HTMLVideoElement>('Vista de la cámara');
    await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
    await userEvent.click(shutter);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
    await expect(canvas.queryByLabelText('Vista de la cámara')).toBeNull();
  },
};

export const Denied: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(reject('NotAllowedError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomar foto' }));
    await expect(await canvas.findByText(/No tenemos permiso para usar la cámara/)).toBeVisible();
    await expect(canvas.getByLabelText('Elegir foto')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Tomar foto' })).toHaveFocus();
  },
};

export const Missing: Story = {
  beforeEach: () => {
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(reject('NotFoundError'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomar foto' }));
    await expect(await canvas.findByText(/No encontramos una cámara/)).toBeVisible();
  },
};

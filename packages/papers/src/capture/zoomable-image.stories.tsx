import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ZoomableImage } from './zoomable-image.tsx';

const page =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 424"><rect width="300" height="424" fill="#fff"/>' +
  '<rect x="24" y="24" width="140" height="12" fill="#2a6f97"/><path d="M24 70h240M24 90h200M24 110h230" stroke="#343a46" stroke-width="4"/></svg>';

const meta = {
  title: 'Componentes/ZoomableImage',
  tags: ['autodocs'],
  component: ZoomableImage,
  args: { image: new Blob([page], { type: 'image/svg+xml' }), label: 'Página 1' },
  argTypes: { image: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ZoomableImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, userEvent }) => {
    const image = await canvas.findByRole('img', { name: 'Página 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar' }));
    await expect(image.style.width).toBe('200%');
  },
};

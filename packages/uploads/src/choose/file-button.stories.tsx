import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileButton } from './file-button.tsx';

const meta = {
  title: 'Componentes/FileButton',
  tags: ['autodocs'],
  component: FileButton,
  args: {
    label: 'Elegir una foto',
    icon: 'upload',
    accept: 'image/*',
    variant: 'contained',
    disabled: false,
    multiple: false,
    onFiles: fn(),
  },
  argTypes: { variant: { control: 'radio', options: ['contained', 'outlined', 'text'] } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['luna'], 'luna.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Elegir una foto'), file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
  },
};

export const Disabled: Story = { args: { disabled: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalButtons } from './legal-buttons.tsx';

const meta = {
  title: 'Componentes/LegalButtons',
  tags: ['autodocs'],
  component: LegalButtons,
  args: { known: { nombre: 'Carla Núñez', dni: '30123456', email: 'carla@correo.example' } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LegalButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfSomebodyKnown: Story = {};

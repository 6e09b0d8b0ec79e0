import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AddressForm } from './address-form.tsx';
import { usePersonalDataForm } from '../../pages/personal-data/use-personal-data-form.ts';

function Example({ busy }: { busy: boolean }) {
  const flow = usePersonalDataForm(null, '2026-11-27');
  return (
    <AddressForm
      flow={flow}
      submitLabel="Enviar mis datos"
      busy={busy}
      onSubmit={flow.form.handleSubmit(() => undefined)}
    />
  );
}

const meta = {
  title: 'Perfil/Formulario de domicilio',
  component: Example,
  args: { busy: false },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Elija primero la provincia.')).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar mis datos' }));
    await expect(await canvas.findByText('Por favor, ingrese la calle en la que vive')).toBeVisible();
    await expect(canvas.getByText('Por favor indique una provincia')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};

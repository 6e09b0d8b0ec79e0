import { zodResolver } from '@hookform/resolvers/zod';
import { useFlow } from '@huella/forms';
import {
  personalDataSchema,
  type PersonalDataForm,
  type PersonalDataOutput,
} from '@huella/validation/person';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { personalDataValues } from '../../lib/form-values.ts';
import { AddressForm } from './address-form.tsx';

const resolver = zodResolver(personalDataSchema('2026-11-27'));
const defaultValues = personalDataValues(null);

function Example({ busy }: { busy: boolean }) {
  const flow = useFlow<PersonalDataForm, PersonalDataOutput, 'person' | 'address'>({
    resolver,
    defaultValues,
  });
  const submit = flow.form.handleSubmit(() => undefined);
  return <AddressForm flow={flow} submitLabel="Enviar mis datos" busy={busy} onSubmit={submit} />;
}

const meta = {
  title: 'Perfil/Formulario de domicilio',
  tags: ['autodocs'],
  component: Example,
  subcomponents: { AddressForm },
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

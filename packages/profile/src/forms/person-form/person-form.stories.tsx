import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PersonForm } from './person-form.tsx';
import { usePersonalDataForm } from '../../pages/personal-data/use-personal-data-form.ts';

const today = '2026-11-27';

function Example({ failure }: { failure?: string }) {
  const flow = usePersonalDataForm(null, today);
  return <PersonForm flow={flow} today={today} failure={failure} onSubmit={() => undefined} />;
}

const meta = {
  title: 'Perfil/Formulario de datos',
  tags: ['autodocs'],
  component: Example,
  subcomponents: { PersonForm },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Masculino' })).toBeChecked();
  },
};

export const Failed: Story = {
  args: { failure: 'Hubo un problema. Por favor intente nuevamente.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeVisible();
  },
};

import { zodResolver } from '@hookform/resolvers/zod';
import { SubmitButton, TextField } from '@huella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import { Form } from './form.tsx';
import { useFlow } from './use-flow.ts';
import { useSubmit, type SubmitOptions } from './use-submit.ts';

const filled = (message: string) => z.string().check(z.minLength(1, message));
const resolver = zodResolver(
  z.object({ nombre: filled('Falta el nombre.'), color: filled('Falta el color.') }),
);
const defaultValues = { nombre: '', color: '' };
const steps = [
  { name: 'name', fields: ['nombre'] },
  { name: 'colour', urlName: 'color', fields: ['color'] },
] as const;

type Values = typeof defaultValues;

interface ExampleProps {
  send: SubmitOptions<Values, Values, Values, object>['send'];
}

function Example({ send }: ExampleProps) {
  const flow = useFlow({ resolver, defaultValues, draft: 'example', steps });
  const { submit, busy, failure } = useSubmit(flow, {
    body: (values) => values,
    send,
    failure: 'Hubo un problema. Por favor intente nuevamente.',
    success: 'Enviado',
    onSent: flow.startOver,
  });
  const { control } = flow.form;
  const button = (
    <SubmitButton busy={busy} busyLabel="Enviando…">
      {flow.steps.isLast ? 'Enviar' : 'Continuar'}
    </SubmitButton>
  );
  return (
    <main style={{ padding: 16 }}>
      <Form key={flow.steps.current} flow={flow} onSubmit={submit} failure={failure} actions={button}>
        {flow.steps.current === 'name' ? (
          <TextField control={control} name="nombre" label="Nombre" />
        ) : (
          <TextField control={control} name="color" label="Color" />
        )}
      </Form>
    </main>
  );
}

const takes: ExampleProps['send'] = async () => ({ data: {} });

const meta = {
  title: 'Formulario en pasos',
  tags: ['autodocs'],
  component: Example,
  subcomponents: { Form },
  args: { send: takes },
  parameters: { huella: { as: 'nueva' } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const toLastStep: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre' }), 'Luna');
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Color' }), 'Negro');
};

const sendIt: Play = async (context) => {
  await toLastStep(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Enviar' }));
};

export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar' })).toBeVisible();
  },
};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Falta el nombre.')).toBeVisible();
  },
};

export const LastStep: Story = { play: toLastStep };

export const WithIdempotencyKey: Story = {
  args: { send: () => new Promise(() => {}) },
  play: async (context) => {
    await sendIt(context);
    await expect(await context.canvas.findByRole('button', { name: 'Enviando…' })).toBeVisible();
  },
};

export const ServerError: Story = {
  args: { send: async () => ({ error: { status: 503 } }) },
  play: async (context) => {
    await sendIt(context);
    await expect(await context.canvas.findByText(/^Hubo un problema/)).toBeVisible();
  },
};

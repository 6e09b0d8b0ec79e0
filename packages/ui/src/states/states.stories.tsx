import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ButtonLink } from '../links/button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { InlineAlert } from './inline-alert.tsx';
import { CardSkeleton, FormSkeleton, ListSkeleton } from './skeletons.tsx';
import { SuccessState } from './success-state.tsx';

const meta = {
  title: 'Estados',
  tags: ['autodocs'],
  component: ErrorState,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Case = StoryObj<typeof meta>;

export const Failed: Case = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Case = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentando…' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Empty: Case = {
  render: () => (
    <EmptyState
      illustration="empty-pets"
      title="Todavía no tiene mascotas"
      text="Agregue la primera para contratar su cobertura."
      action={
        <ButtonLink to="/add-pet" variant="contained">
          Agregar mascota
        </ButtonLink>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Agregar mascota' })).toHaveAttribute('href', '/add-pet');
  },
};

export const Success: Case = {
  render: () => (
    <SuccessState
      title="Lola ya está cubierta"
      text="Le enviamos la póliza por email."
      next={['Desde hoy puede usar su carnet.', 'El primer débito es el 5 de agosto.']}
      actions={
        <ButtonLink to="/card" variant="contained">
          Ver el carnet
        </ButtonLink>
      }
    >
      <CardSkeleton />
    </SuccessState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lola ya está cubierta' })).toBeVisible();
    const next = within(canvas.getByRole('region', { name: 'Qué sigue' }));
    await expect(next.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const SuccessInWords: Case = {
  render: () => <SuccessState illustration="sent" title="Recibimos su denuncia" />,
};

export const LoadingList: Case = {
  render: () => <ListSkeleton rows={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…').closest('output')).not.toBeNull();
  },
};

export const LoadingForm: Case = { render: () => <FormSkeleton fields={3} /> };

export const LoadingCard: Case = {
  render: () => <CardSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  },
};

export const InlineAlerts: Case = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <InlineAlert tone="error">No pudimos guardar sus datos.</InlineAlert>
      <InlineAlert tone="warning">La tarjeta vence este mes.</InlineAlert>
      <InlineAlert tone="success">Su solicitud fue enviada.</InlineAlert>
      <InlineAlert tone="info">La aprobación puede tardar hasta 72 horas hábiles.</InlineAlert>
    </div>
  ),
};

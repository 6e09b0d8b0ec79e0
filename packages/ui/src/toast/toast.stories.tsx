import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Page } from '../shell/page.tsx';
import { SuccessState } from '../states/success-state.tsx';
import { StepAction } from '../steps/step-action.tsx';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast-store.ts';

/** Every story has a region, as the app does. */
const meta = {
  title: 'Avisos',
  tags: ['autodocs'],
  component: ToastRegion,
  render: () => (
    <>
      <Button onClick={() => toast.success('Datos enviados correctamente.')}>Éxito</Button>
      <Button onClick={() => toast.error('Hubo un problema. Por favor intente nuevamente.', { action })}>
        Error
      </Button>
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

const action = { label: 'Reintentar', onClick: () => {} };

export default meta;

type Case = StoryObj<typeof meta>;

export const Success: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Éxito' }));
    const said = canvas.getByText('Datos enviados correctamente.');
    await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(canvas.queryByText('Datos enviados correctamente.')).toBeNull();
  },
};

export const ErrorWithAction: Case = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const said = canvas.getByText('Hubo un problema. Por favor intente nuevamente.');
    await expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(canvas.queryByText('Hubo un problema. Por favor intente nuevamente.')).toBeNull();
  },
};

export const AboveTheAction: Case = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ minHeight: '100dvh', display: 'grid', alignContent: 'end' }}>
      <StepAction>
        <p>El plan cuesta $ 21.500 por mes.</p>
        <Button size="large" variant="contained" onClick={() => toast.success('Listo')}>
          Continuar
        </Button>
      </StepAction>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    const price = canvas.getByText('El plan cuesta $ 21.500 por mes.');
    await waitFor(() =>
      expect(close.getBoundingClientRect().bottom).toBeLessThan(price.getBoundingClientRect().top),
    );
    await userEvent.click(close);
  },
};

export const AboveACelebration: Case = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <div style={{ minHeight: '100dvh', display: 'grid', alignContent: 'end' }}>
      <SuccessState
        title="Lola ya está cubierta"
        actions={
          <Button variant="contained" onClick={() => toast.success('Listo')}>
            Ver el carnet
          </Button>
        }
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el carnet' }));
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    await waitFor(() => expect(close.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight / 3));
    await userEvent.click(close);
  },
};

export const BelowTheOfflineBanner: Case = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  render: () => (
    <Page title="Luna">
      <Button onClick={() => toast.success('Listo')}>Guardar</Button>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Sin conexión/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    const header = canvas.getByRole('heading', { name: 'Luna' }).closest('header');
    await waitFor(() =>
      expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        header?.getBoundingClientRect().bottom ?? Infinity,
      ),
    );
    await userEvent.click(close);
  },
};

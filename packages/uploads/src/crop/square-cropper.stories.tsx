import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { areaOf, CENTRED } from './crop-geometry.ts';
import { SquareCropper } from './square-cropper.tsx';

const IMAGE = {
  width: 300,
  height: 600,
  preview: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600" fill="#2a7d4f"/><rect x="150" width="150" height="150" fill="#d01010"/></svg>',
  )}`,
};

function Scene() {
  const [crop, setCrop] = useState(CENTRED);
  const { left, top, width } = areaOf(crop, IMAGE);
  return (
    <main style={{ padding: 16 }}>
      <SquareCropper image={IMAGE} crop={crop} onChange={setCrop} />
      <p>{`Desde ${left.toFixed(2)}, ${top.toFixed(2)}; ancho ${width.toFixed(2)}`}</p>
    </main>
  );
}

const meta = {
  title: 'Recorte cuadrado',
  tags: ['autodocs'],
  component: Scene,
  subcomponents: { SquareCropper },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application', { name: 'Recorte de la foto' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText('Desde 0.00, 0.20; ancho 1.00')).toBeVisible();
    await userEvent.keyboard('+++');
    await expect(canvas.queryByText(/ancho 1.00/)).toBeNull();
    await userEvent.keyboard('-----');
    await expect(canvas.getByText(/ancho 1.00/)).toBeVisible();
  },
};

export const ByTaps: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (let taps = 0; taps < 6; taps += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Mover la foto hacia abajo' }));
    await expect(canvas.getByText('Desde 0.00, 0.00; ancho 1.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar' }));
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '125 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Alejar' }));
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '100 %');
  },
};

export const ByDragAndWheel: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const window = canvas.getByRole('application', { name: 'Recorte de la foto' });
    window.setPointerCapture = () => undefined;
    const side = window.clientWidth;
    const finger = { pointerId: 1, clientX: 100 };
    await fireEvent.pointerDown(window, { ...finger, clientY: 100 });
    await fireEvent.pointerMove(window, { ...finger, clientY: 100 + side / 4 });
    await fireEvent.pointerUp(window, { ...finger, clientY: 100 + side / 4 });
    await expect(canvas.getByText('Desde 0.00, 0.13; ancho 1.00')).toBeVisible();
    await fireEvent.wheel(window, { deltaY: -277.26 });
    await expect(canvas.getByText(/ancho 0.50/)).toBeVisible();
  },
};

/** Events that come before the photo is drawn again, as the two of a pinch do. */
export const ByQuickPinchAndWheel: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const window = canvas.getByRole('application', { name: 'Recorte de la foto' });
    window.setPointerCapture = () => undefined;
    const wheel = () => window.dispatchEvent(new WheelEvent('wheel', { deltaY: 277.26, cancelable: true }));
    const touch = (type: string, pointerId: number, side: number) => {
      const clientY = 200 + side * window.clientWidth;
      window.dispatchEvent(new PointerEvent(type, { pointerId, clientX: 100, clientY, bubbles: true }));
    };
    touch('pointerdown', 1, 0);
    touch('pointerdown', 2, 1 / 4);
    touch('pointermove', 2, 1 / 2);
    touch('pointermove', 1, -1 / 4);
    await expect(await canvas.findByText('Desde 0.33, 0.39; ancho 0.33')).toBeVisible();
    wheel();
    wheel();
    await expect(await canvas.findByText(/ancho 1.00/)).toBeVisible();
  },
};

import { StepsCard } from '../steps-card/steps-card.tsx';

const copy = {
  title: 'Si su mascota se enferma',
  steps: [
    'Llévela primero al veterinario que usted elija.',
    'Guarde la factura y los comprobantes de pago.',
    'Cuéntenos aquí qué pasó: desde ahí le decimos cada paso.',
  ],
} as const;

export function WhenIll() {
  return <StepsCard title={copy.title} steps={copy.steps} />;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PetAvatar } from '../graphics/pet-avatar.tsx';
import { Carousel } from './carousel.tsx';

const pets = ['Lola', 'Michi', 'Ñandú María De La Peña', 'Nina', 'Rocco', 'Uma'];

function PetCard({ name, index }: { name: string; index: number }) {
  return (
    <button type="button" style={{ width: '100%', font: 'inherit', padding: 8 }}>
      <PetAvatar animal={index % 2 ? 'Gato' : 'Perro'} name={name} size={64} />
      <span style={{ display: 'block' }}>{name}</span>
    </button>
  );
}

interface Story {
  count: number;
  perView: number;
  autoplayMs?: number;
}

const meta = {
  title: 'Carrusel',
  subcomponents: { Carousel },
  tags: ['autodocs'],
  args: { count: 6, perView: 3 },
  render: ({ count, ...carousel }) => (
    <Carousel
      {...carousel}
      label="Sus mascotas"
      items={pets.slice(0, count)}
      renderItem={(name, index) => <PetCard name={name} index={index} />}
    />
  ),
} satisfies Meta<Story>;

export default meta;

type Case = StoryObj<typeof meta>;

/** O-CA-02. */
export const SixPets: Case = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Siguiente' });
    const inView = () =>
      canvas.getAllByRole('group').flatMap((slide) => (slide.inert ? [] : [slide.ariaLabel]));
    await expect(inView()).toEqual(['1 de 6', '2 de 6', '3 de 6']);
    await userEvent.click(next);
    await waitFor(() => expect(inView()).toEqual(['2 de 6', '3 de 6', '4 de 6']));
  },
};

/** O-CA-01. */
export const TwoPets: Case = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const Nobody: Case = { args: { count: 0 } };

export const Playing: Case = {
  args: { count: 3, perView: 1, autoplayMs: 8000 },
  play: async ({ canvas, userEvent }) => {
    // With reduced motion it starts paused.
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [first, then] = isCalm ? ['Reproducir', 'Pausar'] : ['Pausar', 'Reproducir'];
    await userEvent.click(await canvas.findByRole('button', { name: first }));
    await expect(canvas.getByRole('button', { name: then })).toBeVisible();
  },
};

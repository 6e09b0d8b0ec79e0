import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { Carousel } from './carousel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

const pets = ['Lola', 'Michi', 'Toto', 'Nina', 'Rocco', 'Uma'];

async function renderPets(count: number) {
  render(
    <AppTheme>
      <Carousel
        label="Sus mascotas"
        items={pets.slice(0, count)}
        perView={3}
        renderItem={(name) => <button type="button">{name}</button>}
      />
    </AppTheme>,
  );
  const region = screen.getByRole('region', { name: 'Sus mascotas' });
  if (count > 3) await screen.findByRole('button', { name: 'Siguiente' });
  return region;
}

test.each([0, 1, 2, 3, 4])(
  'O-CA-01 of %i pets each is there exactly once',
  async (count) => {
    const region = await renderPets(count);
    expect(within(region).queryAllByText(/./u, { selector: 'button:not([aria-label])' })).toHaveLength(count);
  },
  20_000,
);

test('O-CA-02 slides out of view cannot take the focus', async () => {
  const region = await renderPets(6);
  const slides = within(region).getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, false, true, true, true]);
  expect(slides[0]?.getAttribute('aria-label')).toBe('1 de 6');
});

test.each([
  ['16px', 3],
  ['32px', 2],
])(
  'O-AX-04 with letters of %s a phone shows %i slides at once',
  async (fontSize, shown) => {
    vi.stubGlobal('innerWidth', 360);
    document.documentElement.style.fontSize = fontSize;
    const region = await renderPets(6);
    const slides = within(region).getAllByRole('group', { hidden: true });
    expect(slides.filter((slide) => !slide.hasAttribute('inert'))).toHaveLength(shown);
  },
  20_000,
);

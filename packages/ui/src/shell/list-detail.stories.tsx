import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { TextLink } from '../links/text-link.tsx';
import { ListDetail } from './list-detail.tsx';
import { Page } from './page.tsx';

function framed(list: ReactNode) {
  const page = (
    <Page title="Gastroenteritis" onBack={() => {}}>
      Falta su parte: la factura de la consulta.
    </Page>
  );
  const element = <ListDetail title="Siniestros" list={list} />;
  return { huella: { routes: [{ element, children: [{ path: '/', element: page }] }] } };
}

const meta = {
  title: 'Armazón/ListDetail',
  subcomponents: { ListDetail },
  tags: ['autodocs'],
  parameters: framed(<TextLink to="/siniestros/2">Otitis</TextLink>),
} satisfies Meta;

export default meta;

type Case = StoryObj<typeof meta>;

export const Phone: Case = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Desktop: Case = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('complementary', { name: 'Siniestros' });
    await expect(list.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    );
  },
};

/** The current row is the last of many, which load after the page. */
export const LongList: Case = {
  globals: { viewport: { value: 'desktop' } },
  parameters: framed(<LateRows />),
  play: async ({ canvas }) => {
    const row = await canvas.findByText('Siniestro 40');
    const list = canvas.getByRole('complementary', { name: 'Siniestros' });
    await waitFor(() =>
      expect(row.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().bottom),
    );
  },
};

function LateRows() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setCount(40), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-current={index === 39 ? 'page' : undefined} style={{ minHeight: 64 }}>
          <TextLink to={`/siniestros/${index + 1}`}>Siniestro {index + 1}</TextLink>
        </li>
      ))}
    </ul>
  );
}

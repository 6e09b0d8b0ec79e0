import type { ConfigItem } from '@huella/contract';
import { expect, test } from 'vitest';
import { chatOf } from './chat-of.ts';

const fallback = { state: 'configured', value: 'https://chat.huella.example/' } as const;
const link = (valor: string): ConfigItem[] => [{ nombre: 'link', valor }];

test('the config items say URL, title and description', () => {
  const items: ConfigItem[] = [
    { nombre: 'link', valor: 'https://wa.me/54911' },
    { nombre: 'texto', valor: 'WhatsApp' },
    { nombre: 'descripcion', valor: 'De 9 a 18.' },
  ];
  expect(chatOf(items, fallback)).toEqual({
    title: 'WhatsApp',
    text: 'De 9 a 18.',
    href: 'https://wa.me/54911',
  });
});

test('what they leave out is the default', () => {
  expect(chatOf([{ nombre: 'texto', valor: ' ' }], fallback)).toEqual({
    title: 'Chat con Huella',
    text: 'Escríbanos y le respondemos por chat.',
    href: 'https://chat.huella.example/',
  });
});

test('a URL that is none of the web gives way to the default', () => {
  expect(chatOf(link('javascript:alert(1)'), fallback)?.href).toBe('https://chat.huella.example/');
});

test('D25 without any URL: visible in development, hidden in production', () => {
  expect(chatOf([], { state: 'unconfigured', value: undefined })?.href).toBeNull();
  expect(chatOf([], { state: 'hidden', value: undefined })).toBeNull();
  expect(chatOf(link('https://wa.me/54911'), { state: 'hidden', value: undefined })?.href).toBe(
    'https://wa.me/54911',
  );
});

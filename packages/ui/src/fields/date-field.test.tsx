import { screen } from '@testing-library/react';
import { isDay } from '@huella/validation/day';
import { expect, test } from 'vitest';
import { DateField } from './date-field.tsx';
import { renderForm } from './fields.fixture.tsx';

const WRONG = 'Fecha inválida';

function renderDate(fecha = '') {
  return renderForm({
    defaults: { fecha },
    rules: { fecha: (value) => (isDay(String(value)) ? undefined : WRONG) },
    children: (control) => <DateField control={control} name="fecha" label="Fecha de nacimiento" />,
  });
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha de nacimiento' });
const send = () => screen.getByRole('button', { name: 'Enviar' });

test('O-DT-01 a typed day is that calendar day', async () => {
  const { sent, user } = renderDate();
  await user.type(input(), '05032024');
  expect(input().value).toBe('05/03/2024');
  await user.click(send());
  expect(sent).toEqual([{ fecha: '2024-03-05' }]);
});

test('O-DT-03 31/02/2024 is refused and rolls over nowhere', async () => {
  const { sent, user } = renderDate();
  await user.type(input(), '31/02/2024');
  await user.click(send());
  expect(input().value).toBe('31/02/2024');
  expect(screen.getByText(WRONG)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('O-DT-04 an impossible day in place of a stored one is refused, never null', async () => {
  const { sent, user } = renderDate('1990-03-05');
  await user.clear(input());
  await user.type(input(), '31/02/1990');
  await user.click(send());
  expect(screen.getByText(WRONG)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('O-DT-05 a date without its year is refused, neither the old one nor nothing', async () => {
  const { sent, user } = renderDate('2026-11-05');
  await user.click(input());
  await user.keyboard('{End}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(input().value).toBe('05/11/');
  await user.click(send());
  expect(screen.getByText(WRONG)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('a year of two digits is refused, not read as 0024', async () => {
  const { sent, user } = renderDate();
  await user.type(input(), '05/03/24');
  await user.click(send());
  expect(screen.getByText(WRONG)).toBeTruthy();
  expect(sent).toEqual([]);
});

test.each(['05-03-2024', '5/3/2024', '2024-03-05', ' 05/03/2024 '])(
  'O-DT-14 pasting %j gives 05/03/2024',
  async (text) => {
    const { sent, user } = renderDate();
    await user.click(input());
    await user.paste(text);
    await user.click(send());
    expect(input().value).toBe('05/03/2024');
    expect(sent).toEqual([{ fecha: '2024-03-05' }]);
  },
);

test('O-DT-16 a picked day is taken and the calendar closes', async () => {
  const { sent, user } = renderDate('2024-03-05');
  await user.click(screen.getByRole('button', { name: 'Abrir calendario' }));
  await user.click(await screen.findByRole('gridcell', { name: '6' }, { timeout: 15_000 }));
  expect(input().value).toBe('06/03/2024');
  await user.click(screen.getByRole('button', { name: 'Enviar', hidden: true }));
  expect(sent).toEqual([{ fecha: '2024-03-06' }]);
}, 30_000);

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from './fields.fixture.tsx';
import { MoneyField } from './money-field.tsx';

function renderMoney(monto = '') {
  const form = renderForm({
    defaults: { monto },
    children: (control) => <MoneyField control={control} name="monto" label="Monto" hint="Lo que pagó" />,
  });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Monto' });
  const send = () => form.user.click(screen.getByRole('button', { name: 'Enviar' }));
  return { ...form, input, send };
}

test('O-MO-04 D57 cents that are typed are dropped in sight, and what is shown is sent', async () => {
  const { user, input, sent, send } = renderMoney();
  await user.type(input, '85300,50');
  expect(input.value).toBe('$ 85.300,50');
  expect(screen.getByText(/^Se envía sin centavos: \$\s85\.300\.$/).id).toBe(
    input.getAttribute('aria-describedby'),
  );
  await user.tab();
  expect(input.value).toBe('$ 85.300');
  await send();
  expect(sent).toEqual([{ monto: '85300' }]);
});

test.each([
  ['85.300,50', '$ 85.300', '85300'],
  ['$ 21.500', '$ 21.500', '21500'],
  ['21500.50', '$ 21.500', '21500'],
])('O-MO-04 D57 pasting %j shows %j and sends %j', async (text, shown, value) => {
  const { user, input, sent, send } = renderMoney();
  await user.click(input);
  await user.paste(text);
  expect(input.value).toBe(shown);
  await send();
  expect(sent).toEqual([{ monto: value }]);
});

test('O-MO-04 a paste that could be two amounts is not taken, and says so', async () => {
  const { user, input, sent, send } = renderMoney('900');
  await user.click(input);
  await user.paste('1,234');
  expect(input.value).toBe('$ 900');
  expect(screen.getByText('No pudimos leer ese importe. Escríbalo en pesos, como 85.300.')).toBeTruthy();
  await send();
  expect(sent).toEqual([{ monto: '900' }]);
});

test('dots are set by themselves, letters and signs are not taken, and a field can be emptied', async () => {
  const { user, input, sent, send } = renderMoney();
  await user.type(input, '-1a2.3e45');
  expect(input.value).toBe('$ 12.345');
  await user.clear(input);
  await send();
  expect(sent).toEqual([{ monto: '' }]);
});

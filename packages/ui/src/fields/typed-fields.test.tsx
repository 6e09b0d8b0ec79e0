import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AutocompleteField } from './autocomplete-field.tsx';
import { DateField } from './date-field.tsx';
import { DigitsField } from './digits-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { renderForm } from './fields.fixture.tsx';
import type { FormProps } from './form.fixture.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';

const send = () => screen.getByRole('button', { name: 'Enviar' });

function renderCard() {
  const form = renderForm({
    defaults: { numero: '' },
    children: (control) => <DigitsField control={control} name="numero" label="Número" groups={4} />,
  });
  return { ...form, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Número' }) };
}

test.each(['4111-1111-1111-1111', '4111 1111 1111 1111', ' 4111 1111 1111 1111'])(
  'O-CF-01 O-CF-02 pasting %j sends sixteen digits',
  async (text) => {
    const { input, sent, user } = renderCard();
    await user.click(input);
    await user.paste(text);
    expect(input.value).toBe('4111 1111 1111 1111');
    await user.click(send());
    expect(sent).toEqual([{ numero: '4111111111111111' }]);
  },
);

test('O-CF-03 the browser fills in bare digits twice and all sixteen stay', async () => {
  const { input, sent, user } = renderCard();
  fireEvent.input(input, { target: { value: '4111111111111111' } });
  fireEvent.input(input, { target: { value: '4111111111111111' } });
  expect(input.value).toBe('4111 1111 1111 1111');
  await user.click(send());
  expect(sent).toEqual([{ numero: '4111111111111111' }]);
});

test('O-CF-04 editing in the middle keeps the caret and the other digits', async () => {
  const { input, user } = renderCard();
  await user.type(input, '432100000000');
  await user.type(input, '{Backspace}{Backspace}98', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  expect(input.value).toBe('4321 0098 0000');
  expect(input.selectionStart).toBe(9);
});

test.each([
  ['typed', '13/27'],
  ['typed without the slash', '1327'],
])('O-DT-07 13/27 %s stays 13/27', async (_how, keys) => {
  const { sent, user } = renderForm({
    defaults: { vencimiento: '' },
    children: (control) => <ExpiryField control={control} name="vencimiento" label="Vencimiento" />,
  });
  await user.type(screen.getByRole('textbox'), keys);
  await user.click(send());
  expect(sent).toEqual([{ vencimiento: '13/27' }]);
});

const wholeExpiries = [
  ['2028-02', '02/28'],
  ['2028/12', '12/28'],
  ['12-28', '12/28'],
  ['1/28', '01/28'],
  ['02/2028', '02/28'],
  ['2/28', '02/28'],
  ['0228', '02/28'],
  ['０２２８', '02/28'],
  ['13/27', '13/27'],
] as const;

function renderExpiry() {
  const form = renderForm({
    defaults: { vencimiento: '' },
    children: (control) => <ExpiryField control={control} name="vencimiento" label="Vencimiento" />,
  });
  return { ...form, input: screen.getByRole<HTMLInputElement>('textbox') };
}

test.each(wholeExpiries)('the expiry %j, pasted, is %s', async (text, month) => {
  const { input, sent, user } = renderExpiry();
  await user.click(input);
  await user.paste(text);
  expect(input.value).toBe(month);
  await user.click(send());
  expect(sent).toEqual([{ vencimiento: month }]);
});

test.each(wholeExpiries)('the expiry %j, filled in by the browser, is %s', async (text, month) => {
  const { input, sent, user } = renderExpiry();
  fireEvent.input(input, { target: { value: text } });
  expect(input.value).toBe(month);
  await user.click(send());
  expect(sent).toEqual([{ vencimiento: month }]);
});

test('typed key by key, a year of four digits and a month of one are the same month', async () => {
  const { input, user } = renderExpiry();
  await user.type(input, '03/2027');
  expect(input.value).toBe('03/27');
  await user.clear(input);
  await user.type(input, '3/27');
  expect(input.value).toBe('03/27');
});

test('O-AX-03 the first wrong field has the focus and its message is tied to it', async () => {
  const { user } = renderForm({
    defaults: { nombre: '', genero: '' },
    rules: {
      nombre: (value) => (value ? undefined : 'Por favor, ingrese su nombre'),
      genero: (value) => (value ? undefined : 'Por favor, indique su género'),
    },
    children: (control) => (
      <>
        <SelectField
          control={control}
          name="genero"
          label="Género"
          options={[{ value: 'F', label: 'Femenino' }]}
        />
        <TextField control={control} name="nombre" label="Nombre" hint="Como en su documento" />
      </>
    ),
  });
  await user.click(send());
  const select = screen.getByRole('combobox', { name: 'Género' });
  expect(document.activeElement).toBe(select);
  const input = screen.getByRole('textbox', { name: 'Nombre' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Por favor, ingrese su nombre', 'Como en su documento']);
});

test('a select returns numbers as numbers', async () => {
  const { sent, user } = renderForm({
    defaults: { plan: '' },
    children: (control) => (
      <SelectField control={control} name="plan" label="Plan" options={[{ value: 7, label: 'Plan 7' }]} />
    ),
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Plan 7');
  await user.click(send());
  expect(sent).toEqual([{ plan: 7 }]);
});

test('a password can be shown and is sent with its blanks', async () => {
  const { sent, user } = renderForm({
    defaults: { password: '' },
    children: (control) => <PasswordField control={control} name="password" label="Contraseña" />,
  });
  const input = screen.getByLabelText('Contraseña');
  await user.type(input, ' secreta ');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(input.getAttribute('type')).toBe('text');
  await user.click(send());
  expect(sent).toEqual([{ password: ' secreta ' }]);
});

const everyField: [string, FormProps['children']][] = [
  ['text', (control) => <TextField control={control} name="dato" label="Dato" />],
  ['several lines', (control) => <TextField control={control} name="dato" label="Dato" multiline />],
  ['password', (control) => <PasswordField control={control} name="dato" label="Dato" />],
  ['digits', (control) => <DigitsField control={control} name="dato" label="Dato" />],
  ['money', (control) => <MoneyField control={control} name="dato" label="Dato" />],
  ['expiry', (control) => <ExpiryField control={control} name="dato" label="Dato" />],
  ['date', (control) => <DateField control={control} name="dato" label="Dato" />],
  ['time', (control) => <TimeField control={control} name="dato" label="Dato" step={15} />],
  ['select', (control) => <SelectField control={control} name="dato" label="Dato" options={[]} />],
  ['list', (control) => <AutocompleteField control={control} name="dato" label="Dato" options={[]} />],
];

test.each(everyField)(
  'a field of %s says at its input, and nowhere else, that it is required',
  (_kind, children) => {
    renderForm({ defaults: { dato: '' }, children });
    expect([...document.querySelectorAll('[aria-required]')]).toEqual([screen.getByLabelText('Dato')]);
  },
);

test('what is optional is not said to be required', () => {
  renderForm({
    defaults: { dato: '' },
    children: (control) => <TextField control={control} name="dato" label="Dato" optional />,
  });
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBeNull();
});

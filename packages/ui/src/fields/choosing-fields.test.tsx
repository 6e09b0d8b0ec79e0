import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoiceField } from './choice-field.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';
import { renderForm } from './fields.fixture.tsx';

const provinces = ['Córdoba', 'Tucumán'].map((label, index) => ({ value: index + 1, label }));
const send = () => screen.getByRole('button', { name: 'Enviar' });

async function renderAutocomplete() {
  const form = renderForm({
    defaults: { provincia: null },
    rules: { provincia: (value) => (value === null ? 'Por favor indique una provincia' : undefined) },
    children: (control) => (
      <AutocompleteField
        control={control}
        name="provincia"
        label="Provincia"
        options={provinces}
        emptyValue={null}
      />
    ),
  });
  return { ...form, input: await screen.findByRole('combobox', { name: 'Provincia' }) };
}

test('O-FO-05 an option is found without its accent and chosen by its value', async () => {
  const { input, sent, user } = await renderAutocomplete();
  await user.type(input, ' tucuman');
  await user.click(screen.getByRole('option', { name: 'Tucumán' }));
  await user.click(send());
  expect(sent).toEqual([{ provincia: 2 }]);
});

test('O-FO-05 what matches nothing says so', async () => {
  const { input, user } = await renderAutocomplete();
  await user.type(input, 'xyz');
  expect(screen.getByText('No hay resultados')).toBeTruthy();
});

test('O-AX-03 an empty list field takes the focus and says what is missing', async () => {
  const { input, user } = await renderAutocomplete();
  await user.click(send());
  expect(document.activeElement).toBe(input);
  expect(screen.getByText('Por favor indique una provincia')).toBeTruthy();
});

test('radio cards return the value with its type, and their description is announced', async () => {
  const { sent, user } = renderForm({
    defaults: { plan: '' },
    children: (control) => (
      <ChoiceField
        control={control}
        name="plan"
        label="Plan"
        options={[{ value: 3, label: 'Plan 1000', description: 'Suma asegurada $ 21.500' }]}
      />
    ),
  });
  const radio = screen.getByRole('radio', { name: 'Plan 1000' });
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Suma asegurada $ 21.500',
  );
  await user.click(screen.getByText('Suma asegurada $ 21.500'));
  await user.click(send());
  expect(sent).toEqual([{ plan: 3 }]);
});

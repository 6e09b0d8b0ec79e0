import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForm } from './fields.fixture.tsx';
import { TimeField } from './time-field.tsx';

function renderTime(hora = '', max?: string) {
  return renderForm({
    defaults: { hora },
    children: (control) => <TimeField control={control} name="hora" label="Hora" step={15} max={max} />,
  });
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hora' });
const send = () => screen.getByRole('button', { name: 'Enviar', hidden: true });

test.each([
  ['1030', '10:30'],
  ['9:30', '09:30'],
  ['10:07', '10:07'],
])('%s typed is %s', async (keys, hora) => {
  const { sent, user } = renderTime();
  await user.type(input(), keys);
  await user.click(send());
  expect(sent).toEqual([{ hora }]);
});

test('half a time stays to be refused', async () => {
  const { sent, user } = renderTime();
  await user.type(input(), '103');
  await user.click(send());
  expect(sent).toEqual([{ hora: '10:3' }]);
});

test('a quarter of an hour is picked from the list, which ends with the last that is offered', async () => {
  const { sent, user } = renderTime('', '18:40');
  await user.click(screen.getByRole('button', { name: 'Elegir la hora' }));
  const times = await screen.findAllByRole('menuitem');
  expect([times.length, times.at(-1)?.textContent]).toEqual([75, '18:30']);
  await user.click(screen.getByRole('menuitem', { name: '10:15' }));
  expect(input().value).toBe('10:15');
  await user.click(send());
  expect(sent).toEqual([{ hora: '10:15' }]);
});

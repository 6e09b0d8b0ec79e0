import { screen } from '@testing-library/react';
import { isDay } from '@huella/validation/day';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { renderForm } from './fields.fixture.tsx';
import type { Values } from './form.fixture.tsx';

const WRONG = 'Fecha inválida';

function renderDate(fecha = '', range: Pick<DateFieldProps<Values>, 'min' | 'max'> = {}) {
  return renderForm({
    defaults: { fecha },
    rules: { fecha: (value) => (isDay(String(value)) ? undefined : WRONG) },
    children: (control) => (
      <DateField control={control} name="fecha" label="Fecha de nacimiento" {...range} />
    ),
  });
}

/** Fakes the date, but not timers. */
function stopClock(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha de nacimiento' });
const send = () => screen.getByRole('button', { name: 'Enviar' });
const openCalendar = 'Abrir calendario';

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
  await user.click(screen.getByRole('button', { name: openCalendar }));
  await user.click(await screen.findByRole('gridcell', { name: '6' }));
  expect(input().value).toBe('06/03/2024');
  await user.click(screen.getByRole('button', { name: 'Enviar', hidden: true }));
  expect(sent).toEqual([{ fecha: '2024-03-06' }]);
});

test.each([
  ['this month', {}, 'noviembre 2026'],
  ['this month, with two years ahead on offer', { min: '2026-11-27', max: '2028-11-27' }, 'noviembre 2026'],
  ['the last month on offer', { max: '2026-08-27' }, 'agosto 2026'],
  ['the first month on offer', { min: '2027-02-10' }, 'febrero 2027'],
])(
  'a calendar without a chosen day opens at %s',
  async (_where, range, month) => {
    stopClock('2026-11-27T10:00:00-03:00');
    const { user } = renderDate('', range);
    await user.click(screen.getByRole('button', { name: openCalendar }));
    expect(await screen.findByText(month)).toBeTruthy();
  },
  30_000,
);

test('D15 today is Argentina’s on a device in Tokyo, where it is tomorrow', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => void vi.unstubAllEnvs());
  stopClock('2026-11-27T22:30:00-03:00');
  const { user } = renderDate();
  await user.click(screen.getByRole('button', { name: openCalendar }));
  const today = await screen.findByRole('gridcell', { current: 'date' });
  expect(today.textContent).toBe('27');
});

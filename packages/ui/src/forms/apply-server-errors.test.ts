import { expect, test } from 'vitest';
import { applyServerErrors } from './apply-server-errors.ts';

function collect(errors: { path: string; message: string }[]) {
  const set: [string, string | undefined, boolean | undefined][] = [];
  const all = applyServerErrors<{ nombre: string; dni: string }>(
    errors,
    (name, error, options) => set.push([name, error.message, options?.shouldFocus]),
    (path) => (path === 'nombre' || path === 'dni' ? path : undefined),
  );
  return { all, set };
}

test('every field error lands on its input and the first takes the focus', () => {
  const { all, set } = collect([
    { path: 'dni', message: 'Su número de documento debe tener 8 dígitos' },
    { path: 'nombre', message: 'Por favor, ingrese su nombre' },
  ]);
  expect(all).toBe(true);
  expect(set).toEqual([
    ['dni', 'Su número de documento debe tener 8 dígitos', true],
    ['nombre', 'Por favor, ingrese su nombre', false],
  ]);
});

test('an error without a field is left to the form’s alert', () => {
  expect(collect([{ path: 'otro', message: 'No' }])).toEqual({ all: false, set: [] });
  expect(collect([]).all).toBe(false);
});

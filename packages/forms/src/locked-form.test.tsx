import { renderRoutes } from '@huella/testing';
import {
  AutocompleteField,
  ChoiceField,
  DateField,
  DigitsField,
  MoneyField,
  MultiChoiceField,
  PasswordField,
  SelectField,
  TextField,
} from '@huella/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Form } from './form.tsx';
import { useFlow } from './use-flow.ts';
import { useSubmit } from './use-submit.ts';

const options = [
  { value: 'a', label: 'Opción A' },
  { value: 'b', label: 'Opción B' },
];

const defaultValues = {
  nombre: 'Luna',
  dni: '12345678',
  dia: '2026-11-20',
  clave: 'secreta',
  monto: '1500',
  lugar: 'a',
  lista: 'a',
  plan: 'a',
  varios: ['a'],
  vacuna: 'a',
};

type Answer = { data?: object; error?: unknown };

function OneStep({ send }: { send: () => Promise<Answer> }) {
  const flow = useFlow<typeof defaultValues, typeof defaultValues>({
    resolver: (values) => ({ values, errors: {} }),
    defaultValues,
  });
  const { submit, failure } = useSubmit(flow, {
    body: (values: object) => values,
    send,
    failure: 'Hubo un problema.',
    onSent: () => undefined,
  });
  const { control, setValue } = flow.form;
  return (
    <Form flow={flow} onSubmit={submit} failure={failure} actions={<button type="submit">Enviar</button>}>
      <TextField control={control} name="nombre" label="Nombre" />
      <DigitsField control={control} name="dni" label="DNI" />
      <DateField control={control} name="dia" label="Día" />
      <PasswordField control={control} name="clave" label="Clave" />
      <MoneyField control={control} name="monto" label="Monto" />
      <AutocompleteField control={control} name="lugar" label="Lugar" options={options} />
      <SelectField control={control} name="lista" label="Lista" options={options} />
      <ChoiceField control={control} name="plan" label="Plan" options={options} />
      <MultiChoiceField control={control} name="varios" label="Varios" options={options} />
      <button type="button" onClick={() => setValue('vacuna', 'b')}>
        Usar propuesta
      </button>
      <output>{JSON.stringify(flow.form.watch())}</output>
    </Form>
  );
}

async function openSending() {
  const answer = Promise.withResolvers<Answer>();
  const element = <OneStep send={() => answer.promise} />;
  const visit = await renderRoutes([{ path: '/formulario', element }], { at: '/formulario', as: 'nueva' });
  await visit.user.type(await screen.findByRole('textbox', { name: 'Nombre' }), '{Enter}');
  return { ...visit, answer: (given: Answer) => act(async () => answer.resolve(given)) };
}

const values = () => {
  const shown: typeof defaultValues = JSON.parse(screen.getByText(/^\{"nombre"/).textContent);
  return shown;
};

async function changeAll({ user }: Awaited<ReturnType<typeof openSending>>) {
  for (const name of ['Nombre', 'DNI', 'Día', 'Monto'])
    await user.type(screen.getByRole('textbox', { name }), '9');
  await user.type(screen.getByLabelText('Clave'), '9');
  await user.click(screen.getByRole('textbox', { name: 'Monto' }));
  await user.paste('77');
  await user.tripleClick(screen.getByRole('combobox', { name: 'Lugar' }));
  await user.keyboard('Opción B{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lista' }), 'Opción B');
  await user.click(screen.getByRole('radio', { name: 'Opción B' }));
  await user.click(screen.getByRole('checkbox', { name: 'Opción B' }));
  await user.click(screen.getByRole('button', { name: 'Usar propuesta' }));
}

test('what is being sent can be read and not changed, keeps the focus, and can be changed after a failure', async () => {
  const visit = await openSending();
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await waitFor(() => expect(name).toHaveAttribute('readonly'));
  expect(name).toHaveFocus();
  await changeAll(visit);
  expect(values()).toEqual(defaultValues);
  expect(screen.getByRole('combobox', { name: 'Lugar' })).toHaveValue('Opción A');
  await visit.answer({ error: { kind: 'network', message: 'x', fields: [] } });
  await changeAll(visit);
  for (const [field, value] of Object.entries(values()))
    expect(value, field).not.toEqual(Reflect.get(defaultValues, field));
});

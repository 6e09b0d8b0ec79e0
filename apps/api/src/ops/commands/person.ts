import { showPerson, type PersonSummary } from '@huella/server/operator';
import { CommandFailure, onlyArg, type Command } from '../command.ts';
import { formatTable } from '../table.ts';

export const person: Command = {
  name: 'person',
  usage: 'EMAIL',
  summary: 'Show a person, their pets, policies and payment methods',
  run: async ({ db, args, print }) => {
    const email = onlyArg(args, 'EMAIL');
    const found = await showPerson(db, email);
    if (!found) throw new CommandFailure(`Nobody is registered as ${email}.`);
    print([`Account ${found.accountId}, ${email}`, describePerson(found), ...sections(found)].join('\n\n'));
  },
};

function describePerson({ person: data }: PersonSummary): string {
  if (!data) return 'No personal data yet.';
  const { nombre, apellido, dni, tel_celular, fecha_nacimiento, genero, datosDomicilio: home } = data;
  const name = `${nombre} ${apellido}`;
  const street = [home.direccion, home.numero, home.piso, home.departamento].filter(Boolean).join(' ');
  const row = { name, dni, phone: tel_celular, born: fecha_nacimiento, gender: genero };
  const address = `${street}, ${home.localidad}, ${home.provincia}`;
  return formatTable([{ ...row, address }], {
    NAME: (value) => value.name,
    DNI: (value) => value.dni,
    PHONE: (value) => value.phone,
    BORN: (value) => value.born,
    GENDER: (value) => value.gender,
    ADDRESS: (value) => value.address,
  });
}

function* sections({ pets, policies, paymentMethods }: PersonSummary): Generator<string> {
  yield pets.length === 0
    ? 'No pets.'
    : formatTable(pets, {
        PET: ({ id }) => id,
        NAME: ({ nombre }) => nombre,
        ANIMAL: ({ animal }) => animal,
        BREED: ({ raza }) => raza,
        SEX: ({ sexo }) => sexo,
        BORN: ({ fecha_nacimiento }) => fecha_nacimiento,
        PLAN: ({ plan }) => plan,
      });
  yield policies.length === 0
    ? 'No policies.'
    : formatTable(policies, {
        POLICY: ({ poliza }) => poliza,
        PET: ({ mascota }) => mascota,
        PLAN: ({ plan }) => plan,
        SINCE: ({ date }) => date,
      });
  yield paymentMethods.length === 0
    ? 'No payment methods.'
    : formatTable(paymentMethods, {
        PAYMENT: ({ id }) => id,
        NUMBER: ({ numero_pago }) => numero_pago,
        KIND: ({ tipo }) => tipo,
        EXPIRES: ({ vencimiento }) => vencimiento?.slice(0, 7) ?? null,
      });
}

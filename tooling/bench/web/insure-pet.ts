import { post } from './post.ts';

const person = {
  datos_persona: {
    nombre: 'Ana',
    apellido: 'Ríos',
    dni: '12345678',
    tel_celular: '1123456789',
    fecha_nacimiento: '1990-03-05',
    genero: 'F',
  },
  datos_domicilio: {
    direccion: 'Av. Ñandú',
    numero: '123',
    piso: null,
    departamento: null,
    localidad: 14001,
  },
};

const card = { numero_pago: '4509953566233704', vencimiento: '2040-11-01T00:00:00-03:00', tipo: 1 };

/** Gives somebody who is new the personal data, the card and the dog that pages about a pet need. */
export async function insurePet(base: string, token: string): Promise<void> {
  await post(base, '/app/user/personas', person, token);
  const payment: { id: number } = await (await post(base, '/app/user/datospagos', card, token)).json();
  const plans: { id: number }[] = await (await fetch(new URL('/web/planes', base))).json();
  const pet = {
    nombre: 'Luna',
    color: 'Negro',
    sexo: 'H',
    fecha_nacimiento: threeYearsAgo(),
    animal: 'Perro',
    raza: 'Mestizo',
  };
  const body = {
    datos_mascota: pet,
    datos_pago: { id: payment.id, plan: plans[0]?.id },
    codigo_vendedor: null,
  };
  await post(base, '/app/user/mascotas', body, token);
}

/** Insurable whenever the bench runs. */
function threeYearsAgo(): string {
  return `${new Date().getFullYear() - 3}-01-05`;
}

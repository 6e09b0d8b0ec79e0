const PALERMO = 'Palermo';

export const HOME = { provincia: 'Ciudad Autónoma de Buenos Aires', localidad: PALERMO } as const;

export function personBody(localidad: number) {
  return {
    datos_persona: {
      nombre: 'Carla',
      apellido: 'Núñez',
      dni: '30123456',
      tel_celular: '1145678901',
      fecha_nacimiento: '1984-02-29',
      genero: 'F',
    },
    datos_domicilio: { direccion: 'Av. Santa Fe', numero: '3450', piso: '4', departamento: 'B', localidad },
  };
}

export function manBody(localidad: number) {
  const { datos_persona, datos_domicilio } = personBody(localidad);
  const name = { nombre: 'Martín', apellido: 'Ibáñez', dni: '28456789', genero: 'M' };
  return { datos_persona: { ...datos_persona, ...name }, datos_domicilio };
}

/** With the longest texts that the forms accept. */
export function longPersonBody(localidad: number) {
  const { datos_persona, datos_domicilio } = personBody(localidad);
  return {
    datos_persona: {
      ...datos_persona,
      nombre: 'María de los Ángeles Guadalupe Inmaculada',
      apellido: 'Fernández de la Peña y Álvarez de Toledo',
    },
    datos_domicilio: { ...datos_domicilio, direccion: 'Avenida Intendente Francisco Bullrich' },
  };
}

/** A Visa test number that expires two years after `now` (D16). */
export function cardBody(now: Date, tipo: number) {
  const vencimiento = `${now.getUTCFullYear() + 2}-05-01T00:00:00-03:00`;
  return { numero_pago: '4509953566233704', vencimiento, tipo };
}

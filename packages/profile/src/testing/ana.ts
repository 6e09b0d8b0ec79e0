import type { Person } from '@huella/contract';

export const ana: Person = {
  nombre: 'Ana María',
  apellido: 'Ríos',
  dni: '30123456',
  tel_celular: '1123456789',
  fecha_nacimiento: '1990-03-05',
  genero: 'F',
  email: 'ana@correo.com.ar',
  datosDomicilio: {
    direccion: 'Av. Ñandú',
    numero: '123',
    piso: null,
    departamento: 'B',
    localidadId: 14001,
    localidad: 'Córdoba',
    provincia: 'Córdoba',
  },
};

export const ANA_BORN = '05/03/1990';

import { titles } from './titles.ts';

/** Every Spanish text of this package; those quoted by the specification stay byte for byte (§4, §8). */
export const copy = {
  title: titles.personalData,
  continue: 'Continuar',
  submit: 'Enviar mis datos',
  review: 'Revisar los cambios',
  sending: 'Enviando…',
  success: 'Datos enviados correctamente.',
  failure: 'Hubo un problema. Por favor intente nuevamente.',
  alreadyGiven:
    'Sus datos ya estaban cargados. Si quiere cambiarlos, revise los cambios y envíe la solicitud.',
  changeMode: 'Estos son los datos que tenemos. Lo que modifique se envía como solicitud de cambio.',
  legend:
    'Pedimos estos datos para emitir las pólizas de sus mascotas, gestionar sus siniestros y comunicarnos con usted. ' +
    'Sin los que no dicen «opcional» no podemos asegurarlas. Puede pedir verlos, corregirlos o que los borremos ' +
    '(Ley 25.326, artículo 6).',
  holder: {
    title: 'Titular del seguro',
    nobody: 'Su nombre y apellido',
    text: 'Las pólizas se emiten a su nombre. Después sigue su mascota.',
  },
  person: {
    nombre: 'Nombre',
    apellido: 'Apellido',
    dni: 'Número de documento (DNI)',
    dniHint: '8 números, como figura en su documento.',
    dniShort: 'Si su documento tiene 7 números, se escribe con un 0 adelante.',
    phone: 'Teléfono celular',
    phoneHint: 'Código de área y número, sin el 0 y sin el 15. Por ejemplo: 11 2345-6789',
    phoneCorrection: '¿Es este su número?',
    areaCodeUnknown: 'No reconocemos el código de área. Revise el número antes de continuar.',
    birth: 'Fecha de nacimiento',
    gender: 'Género',
    female: 'Femenino',
    male: 'Masculino',
  },
  address: {
    street: 'Calle',
    number: 'Altura',
    floor: 'Piso',
    flat: 'Depto.',
    province: 'Provincia',
    locality: 'Localidad',
    localityFirst: 'Elija primero la provincia.',
    localitiesError: 'No pudimos cargar las localidades.',
    retry: 'Reintentar',
    correction: 'Solo admitimos letras, números y . - /',
  },
  use: (text: string) => `Usar «${text}»`,
} as const;

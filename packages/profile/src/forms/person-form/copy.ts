export const copy = {
  continue: 'Continuar',
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
} as const;

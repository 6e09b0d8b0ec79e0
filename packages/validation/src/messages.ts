import { isolate } from './text.ts';

/** Field messages. Those marked `quoted` stay byte for byte (specification §5); the others call the person *usted*. */

/** Any text (D113). */
export const textMessages = {
  tooLong: 'Supera la longitud máxima', // quoted, of an address
  unreadable: 'Por favor, quite los caracteres que no se pueden leer',
} as const;

/** Login and synchronisation by email (specification §5 *Login*, *Sync by email*): all quoted. */
export const loginMessages = {
  emailMissing: 'Por favor, ingrese su email',
  emailInvalid: 'Por favor, ingrese un email valido',
  passwordMissing: 'Por favor, ingrese su contraseña',
} as const;

/** Registration and new password (specification §5 *Register*): quoted, but for the upper limit. */
export const registerMessages = {
  email: 'Introduce un correo electrónico válido.',
  password: 'La contraseña debe tener una longitud minima de 6',
  passwordTooLong: 'La contraseña puede tener hasta 256 caracteres',
  confirm: 'Las contraseñas no son iguales',
} as const;

/** Specification §5 *Recovery*: quoted. */
export const recoverMessages = { email: 'Por favor, ingrese un email válido' } as const;

export const dayMessages = {
  invalid: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
} as const;

/** The steps to insure a pet. Two features have two each and show all four. */
export const insureStepLabels = {
  person: 'Sus datos',
  address: 'Su domicilio',
  pet: 'Su mascota',
  plan: 'Plan y pago',
} as const;

/** By wire name. */
export const petLabels = {
  nombre: 'Nombre',
  color: 'Color',
  sexo: 'Sexo',
  fecha_nacimiento: 'Fecha de nacimiento',
  animal: 'Especie',
  raza: 'Raza',
} as const;

/** Specification §5 *Pet*. */
export const petMessages = {
  nameMissing: 'Por favor, ingrese nombre', // quoted
  colorMissing: 'Por favor, ingrese el color',
  sexMissing: 'Por favor, indique el sexo',
  animalMissing: 'Por favor, indique si es perro o gato',
  breedMissing: 'Por favor, elija la raza',
  birthMissing: 'Por favor, ingrese la fecha de nacimiento',
  birthOutside: 'La mascota debe tener entre 3 meses y 9 años',
  weightInvalid: 'Por favor, ingrese el peso en kilos con un decimal como máximo, por ejemplo 7,5',
  weightTooHigh: 'Excede el máximo', // quoted
  weightTooLow: 'No puede ser 0', // quoted
  weightEntryDayMissing: 'Por favor, ingrese el día del pesaje',
  weightEntryDayInFuture: 'El día del pesaje no puede ser posterior a hoy',
  weightEntryDayBeforeBirth: 'El día del pesaje no puede ser anterior al nacimiento',
  planMissing: 'Por favor, elija un plan de cobertura', // quoted
  paymentMissing: 'Por favor, elija un medio de pago',
  /** quoted (specification §4 *Edit pet*) */
  nothingChanged: 'Modifique alguno de los datos para proceder.',
} as const;

/** Specification §5 *Weight update*, quoted. */
export function weightUpdateWarning(petName: string): string {
  return `Por favor ingresa un peso válido para ${isolate(petName)}`;
}

/** Specification §5 *Card*. */
export const cardMessages = {
  numberMissing: 'Por favor, ingrese el número de la tarjeta',
  numberInvalid: 'Número inválido', // quoted
  expiryMissing: 'Por favor, ingrese el vencimiento',
  expiryInvalid: 'Fecha inválida', // quoted
  brandMissing: 'Por favor, indique su compañia', // quoted, without the accent
} as const;

/** Specification §5 *CBU*: quoted. */
export const cbuMessages = { number: 'Por favor, ingrese 22 dígitos.' } as const;

/** Specification §5 *Personal data*. */
export const personMessages = {
  firstNameMissing: 'Por favor, ingrese su nombre', // quoted
  lastNameMissing: 'Por favor, ingrese su apellido',
  lettersOnly: 'Solo puede contener letras, espacios, apóstrofos y guiones',
  dni: 'Su número de documento debe tener 8 dígitos', // quoted
  phone: 'Por favor, ingrese el número con el código de área sin el 0 y sin el 15', // quoted
  birthMissing: 'Por favor, ingrese su fecha de nacimiento',
  birthInFuture: 'La fecha de nacimiento no puede ser posterior a hoy',
  birthTooEarly: 'Por favor, revise el año de nacimiento',
  genderMissing: 'Por favor, indique su género',
  /** quoted (specification §4 *Personal data*) */
  nothingChanged: 'Modifique alguno de sus datos para proceder.',
} as const;

/** Specification §5 *Address*. */
export const addressMessages = {
  streetMissing: 'Por favor, ingrese la calle en la que vive', // quoted
  streetCharacters: 'La dirección solo puede contener letras, números y los caracteres . - /', // quoted
  numberMissing: 'Por favor, ingrese la altura', // quoted
  numberCharacters: 'La altura solo puede contener letras, números y los caracteres . - /',
  floorCharacters: 'El piso solo puede contener letras, números y los caracteres . - /, sin espacios',
  provinceMissing: 'Por favor indique una provincia', // quoted
  localityMissing: 'Por favor indique una localidad', // quoted
} as const;

/** Disposición 954/2025. */
export const legalMessages = {
  kindMissing: 'Por favor, indique qué desea pedir',
  nameMissing: 'Por favor, ingrese su nombre y apellido',
  emailMissing: 'Por favor, ingrese su email',
  emailInvalid: 'Por favor, ingrese un email válido',
  reasonTooLong: 'El motivo puede tener hasta 1000 caracteres',
} as const;

/** D35. */
export const cancellationMessages = {
  policyMissing: 'Por favor, elija la póliza',
  reasonMissing: 'Por favor, elija un motivo',
  detailTooLong: 'El detalle puede tener hasta 1000 caracteres',
} as const;

/** Specification §5 *Claim*. */
export const claimMessages = {
  petMissing: 'Por favor, elija la mascota',
  dayMissing: 'Por favor, ingrese la fecha de la enfermedad o del accidente',
  dayInFuture: 'La fecha de la enfermedad o del accidente no puede ser posterior a hoy',
  dayBeforeCoverage: (day: string) => `La cobertura empieza el ${day}.`,
  descriptionMissing: 'Por favor, cuente qué pasó',
  descriptionTooLong: 'La descripción no puede exceder los 256 caracteres', // quoted
} as const;

/** Specification §5 *Receipt*. */
export const claimFileMessages = {
  kindMissing: 'Por favor, elija qué es',
  labelMissing: 'Por favor, póngale un nombre',
  labelTooLong: 'El nombre puede tener hasta 100 caracteres',
  conceptMissing: 'Por favor, complete este campo.', // quoted
  conceptTooLong: 'El concepto puede tener hasta 100 caracteres',
  amountMissing: 'Por favor, complete este campo.', // quoted
  amountTooHigh: 'Por favor, revise el monto: es demasiado alto',
} as const;

/** D59. */
export const contactMessages = {
  phoneInvalid: 'El teléfono debe tener entre 6 y 15 dígitos; puede llevar + ( ) - y espacios',
} as const;

/** Specification §5 *Vet contact*. */
export const vetContactMessages = {
  nameMissing: 'Por favor, ingrese nombre y apellido de su veterinario', // quoted
  emailMissing: 'Por favor, ingrese el email de su veterinario',
  emailInvalid: 'Por favor, ingrese un email válido',
  phoneMissing: 'Por favor, ingrese el teléfono de su veterinario',
  dayMissing: 'Por favor, ingrese la fecha de atención veterinaria.', // quoted
  dayInFuture: 'La fecha de atención no puede ser posterior a hoy',
} as const;

/** D85, D88. */
export const vetAnswerMessages = {
  firstNameMissing: 'Por favor, ingrese su nombre',
  lastNameMissing: 'Por favor, ingrese su apellido',
  licenceMissing: 'Por favor, ingrese su número de matrícula',
  licenceInvalid: 'Ingrese el número de su matrícula, por ejemplo MP 1234',
  provinceMissing: 'Por favor, elija la provincia de su matrícula',
  nothingAnswered: 'Cuente la consulta, el diagnóstico o algo de lo que hizo',
  textMissing: 'Por favor, complete este campo.',
  symptomTooLong: 'Cada síntoma puede tener hasta 40 caracteres',
  tooManySymptoms: 'Puede indicar hasta 10 síntomas',
  tooMany: 'Puede cargar hasta 20',
} as const;

/** Specification §5 *Event*. */
export const eventMessages = {
  petMissing: 'Por favor, elija la mascota',
  kindMissing: 'Por favor, elija el tipo de evento',
  kindOfFemales: 'Ese tipo de evento es de hembras. Por favor, elija otro',
  doneMissing: 'Por favor, indique si ya ocurrió',
  dayMissing: 'Por favor, ingrese la fecha',
  timeMissing: 'Por favor, ingrese la hora',
  timeInvalid: 'Por favor, ingrese una hora válida, por ejemplo 10:30',
  timeOffStep: 'La hora va de 15 en 15 minutos: por ejemplo 10:00, 10:15 o 10:30',
  pastOutside: 'Lo que ya ocurrió puede ser desde hace 15 años hasta ahora',
  aheadOutside: 'Lo que falta puede ser desde ahora hasta dentro de 2 años',
  vaccineMissing: 'Por favor, elija la vacuna',
  productMissing: 'Por favor, elija el producto',
  otherAnimal: 'No es para esta especie. Por favor, elija otro',
  followUpInvalid: 'Por favor, ingrese una fecha válida, por ejemplo 05/03/2020',
  followUpBefore: 'La próxima fecha no puede ser anterior a la del evento',
  followUpTooFar: 'La próxima fecha puede ser hasta 5 años después',
  litterMissing: 'Por favor, complete este campo.', // quoted
  litterTooLarge: 'Revise el número: puede ser hasta 30',
  descriptionTooLong: 'La descripción puede tener hasta 500 caracteres',
} as const;

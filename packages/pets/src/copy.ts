import { petLabels } from '@huella/validation/messages';
import { titles } from './titles.ts';

/** Quotes of the specification are byte for byte. */
export const copy = {
  pet: {
    years: (years: number) => (years === 1 ? '1 año' : `${years} años`),
    months: (months: number) => (months === 1 ? '1 mes' : `${months} meses`),
  },
  carousel: {
    title: 'Mis mascotas',
    loading: 'Cargando sus mascotas',
    add: 'Agregar mascota',
    cancelled: (day: string) => `Anulada el ${day}`,
    card: 'Carnet',
    ofPet: (name: string) => `de ${name}`,
    details: (breed: string, age: string) => `${breed} · ${age.replace(' ', '\u00a0')}`,
    error: 'No pudimos cargar sus mascotas',
  },
  addPet: {
    title: titles.addPet,
    continue: 'Continuar',
    submit: 'Contratar',
    sending: 'Enviando…',
    success: 'Datos enviados correctamente.',
    failure: 'Hubo un problema. Por favor intente nuevamente.',
    /** The device's day is ahead of the server's. */
    clock: 'La fecha de su teléfono parece adelantada. Corríjala e intente nuevamente.',
  },
  petForm: {
    ...petLabels,
    colorHint: 'Por ejemplo: negro con manchas blancas',
    male: 'Macho',
    female: 'Hembra',
    dog: 'Perro',
    cat: 'Gato',
    razaHint: 'Elija primero la especie',
    breedsError: 'No pudimos cargar las razas.',
    birthHint: 'Aseguramos mascotas de 3 meses a 9 años. Si no sabe el día, indique uno aproximado.',
    peso: 'Peso en kilos',
    pesoHint: 'Por ejemplo: 4,5',
    kilograms: 'kg',
  },
  planForm: {
    plan: 'Plan de cobertura',
    monthly: (amount: string) => `${amount} por mes`,
    insured: (amount: string) => `Suma asegurada: ${amount}`,
    vaccines: (amount: string) => `Todos los planes incluyen ${amount} en vacunas.`,
    payment: 'Medio de pago',
    plansError: 'No pudimos cargar los planes',
    noPlans: {
      title: 'No hay planes disponibles',
      text: 'En este momento no hay planes para contratar. Vuelva a intentar más tarde.',
    },
  },
  personalData: {
    title: 'Complete sus datos personales',
    text: 'Para asegurar a su mascota necesitamos primero sus datos personales y su domicilio.',
    confirm: 'Completar mis datos',
    later: 'Ahora no',
    error: 'No pudimos comprobar si sus datos personales están completos.',
  },
  retry: 'Reintentar',
} as const;

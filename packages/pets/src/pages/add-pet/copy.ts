export const copy = {
  summary: {
    title: 'Su seguro',
    nameless: 'Su mascota',
    noPlan: 'Elija un plan para ver el precio.',
    monthly: 'por mes',
  },
  review: {
    title: 'Revise y contrate',
    holder: 'Titular',
    payment: 'Pago',
    everyMonth: 'Todos los meses, con',
    term: 'Vigencia',
    today: (day: string) => `Desde hoy, ${day}, por un año`,
    acceptance: 'Al contratar acepta los',
    terms: 'términos y condiciones',
    termsApart: 'se abren aparte',
  },
  benefitCode: {
    title: '¿Tiene un código de beneficio?',
    label: 'Código de beneficio',
    hint: 'Queda anotado en su póliza. No cambia el precio que ve aquí.',
    without: 'Continuar sin código',
    apply: 'Aplicar código',
  },
} as const;

export const pageText = {
  card: {
    title: 'Estado del carnet',
    states: {
      vigente: 'Vigente',
      vencida: 'Vencida',
      anulada: 'Anulada',
      futura: 'Todavía no vigente',
    },
    pet: 'Mascota',
    plan: 'Plan',
    advice: 'Compare estos datos con los del carnet. Si no coinciden, el carnet no es válido.',
  },
  unverified: {
    title: 'El carnet no verifica',
    text: 'El código no corresponde a ningún carnet de Huella. Vuelva a escanearlo o pida el carnet original.',
    link: 'Ir a Huella',
  },
  confirm: {
    title: 'Asociar mascotas',
    own: 'Estas mascotas pasarán a su cuenta de Huella, la de este mismo email:',
    other: (account: string) => `Estas mascotas pasarán a otra cuenta de Huella, ${account}:`,
    advice: 'Confirme solo si esa cuenta es suya.',
    submit: 'Asociar las mascotas',
  },
  associated: {
    title: 'Sus mascotas están asociadas',
    text: (names: string) => `Ya puede ver en Huella: ${names}.`,
    link: 'Abrir Huella',
  },
  nothing: {
    title: 'No quedan mascotas por asociar',
    text: 'Este enlace ya se usó, o sus mascotas ya están en una cuenta. Las encontrará en Huella.',
    link: 'Abrir Huella',
  },
  syncOver: {
    title: 'El enlace ya no sirve',
    text: 'Sirve una sola vez y durante 24 horas. Pida uno nuevo para asociar sus mascotas.',
    link: 'Pedir un enlace nuevo',
  },
} as const;

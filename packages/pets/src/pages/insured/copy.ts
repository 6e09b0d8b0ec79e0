export const copy = {
  loading: 'Cargando el carnet',
  title: (name: string, sexo: 'H' | 'M') => `¡${name} está ${sexo === 'H' ? 'asegurada' : 'asegurado'}!`,
  text: (email: string) => `Le enviamos la póliza por email a ${email}.`,
  next: (name: string) => [
    `Saque una foto de ${name}: su veterinaria sabrá de quién es el carnet.`,
    'Anote en el calendario sus vacunas, y le avisamos cuándo toca la próxima.',
    `Si ${name} se enferma o tiene un accidente, toque «Denunciar un siniestro» en su ficha y le reintegramos los gastos.`,
  ],
  open: (name: string) => `Ver la ficha de ${name}`,
  home: 'Ir al inicio',
} as const;

import { titles } from '../../titles.ts';

export const copy = {
  title: titles.report,
  question: '¿A qué mascota le pasó?',
  cancelled: (day: string) => `Póliza anulada el ${day}: puede denunciar lo que pasó antes`,
  begun: 'Sin enviar',
  resume: (pet: string) => `Continuar la denuncia de ${pet}`,
  resumeNote: 'Lo que escribió está guardado en este dispositivo',
} as const;

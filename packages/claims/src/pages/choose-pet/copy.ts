import { titles } from '../../titles.ts';

/** Texts of this page. */
export const copy = {
  title: titles.choosePet,
  question: '¿A qué mascota le pasó?',
  begun: 'Sin enviar',
  resume: (pet: string) => `Continuar la denuncia de ${pet}`,
  resumeNote: 'Lo que escribió está guardado en este dispositivo',
} as const;

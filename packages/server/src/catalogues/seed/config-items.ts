import type { ConfigItem } from '@huella/contract';

/** The external link action of pet details (specification §2): its address, its title and its text. */
export const configItems: readonly ConfigItem[] = [
  { nombre: 'link', valor: 'https://chat.huella.example/' },
  { nombre: 'texto', valor: 'Chat con Huella' },
  { nombre: 'descripcion', valor: 'Escríbanos y un asesor le responde por chat.' },
];

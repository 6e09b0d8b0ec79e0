import { titles } from '../../titles.ts';

export const copy = {
  title: titles.booklet,
  of: (pet: string) => `Libreta sanitaria de ${pet}`,
  print: 'Imprimir',
  details: {
    title: 'Datos de la mascota',
    species: 'Especie',
    breed: 'Raza',
    sex: 'Sexo',
    color: 'Color',
    birth: 'Nacimiento',
  },
  male: 'Macho',
  female: 'Hembra',
  day: 'Fecha',
  vaccine: 'Vacuna',
  product: 'Producto',
  next: 'Próxima',
  seal: 'Sello y firma',
  none: '—',
  noNext: 'sin fecha',
  unknown: 'Sin nombre en el catálogo',
  sections: {
    Vacuna: 'Vacunas',
    DespInterna: 'Desparasitación interna',
    DespExterna: 'Desparasitación externa',
  },
  nothing: 'Todavía no hay nada anotado.',
  source: (day: string) =>
    `Según lo que anotó quien cuida a la mascota, al ${day}. No reemplaza la libreta firmada por su veterinario.`,
  home: 'Ir al inicio',
} as const;

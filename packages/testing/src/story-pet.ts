import type { Pet } from '@huella/contract';

/** A pet as the server answers it, for states that no persona of the mocks is in. */
export const storyPet: Pet = {
  id: 1,
  nombre: 'Luna',
  color: 'Dorado',
  sexo: 'H',
  fecha_nacimiento: '2022-09-01',
  animal: 'Perro',
  raza: 'Golden Retriever',
  peso: 27.5,
  fecha_pesaje: '2026-11-27',
  img_link: null,
  foto_link: null,
  siniestros: [],
  historial_peso: [
    { fecha_pesaje: '2025-12-10', peso: 24.5 },
    { fecha_pesaje: '2026-02-20', peso: 26 },
    { fecha_pesaje: '2026-05-03', peso: 28.4 },
    { fecha_pesaje: '2026-08-15', peso: 28.4 },
    { fecha_pesaje: '2026-10-01', peso: 28 },
    { fecha_pesaje: '2026-11-27', peso: 27.5 },
  ],
  plan: 'Plan 2 Compañero',
  vigencia: { desde: '2026-05-10', hasta: '2027-05-10' },
};

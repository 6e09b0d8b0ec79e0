import type { EventCatalogues } from '@huella/calendar';

export const storyCatalogues: EventCatalogues = {
  vaccines: [
    {
      id: 1,
      nombre: 'Antirrábica',
      animal: 'Perro',
      cubre: ['Rabia'],
      refuerzoMeses: 12,
      inicioSemanas: 12,
      esencial: true,
    },
    {
      id: 2,
      nombre: 'Séxtuple canina',
      animal: 'Perro',
      cubre: ['Moquillo', 'Parvovirus', 'Hepatitis', 'Leptospirosis'],
      refuerzoMeses: 12,
      inicioSemanas: 12,
      esencial: true,
    },
    {
      id: 3,
      nombre: 'Triple felina',
      animal: 'Gato',
      cubre: ['Panleucopenia', 'Calicivirus', 'Rinotraqueítis'],
      refuerzoMeses: 12,
      inicioSemanas: 8,
      esencial: true,
    },
  ],
  products: [
    {
      id: 1,
      nombre: 'Bravecto 20–40 kg',
      animal: 'Perro',
      tipo: 'externa',
      principioActivo: 'Fluralaner',
      intervaloDias: 84,
    },
    {
      id: 2,
      nombre: 'Total Full LC',
      animal: 'Perro',
      tipo: 'interna',
      principioActivo: 'Praziquantel, pirantel',
      intervaloDias: 90,
    },
    {
      id: 3,
      nombre: 'Pipeta antipulgas',
      animal: 'Perro',
      tipo: 'externa',
      principioActivo: 'Permetrina',
      intervaloDias: 30,
    },
  ],
};

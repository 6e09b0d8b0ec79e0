import type { DocumentStatus, Indication } from '@huella/contract';
import type { TestAppOptions } from '@huella/testing';
import { havingClaims } from './having-claims.ts';
import { LONG_DESCRIPTION } from './story-claims.ts';

const sent = '2026-11-27T13:30:00.000Z';
const answered = '2026-11-27T14:00:00.000Z';

export const completedIndication: Indication = {
  id: 1,
  tipo: 'consulta',
  estado: 'COMPLETADO',
  created_at: sent,
  descripcionInicial: null,
  siniestroId: 1,
  vetFormId: 1,
  vet: null,
  vetForm: null,
  enlace: {
    estado: 'completado',
    enviado: sent,
    entregado: sent,
    rebotado: null,
    abierto: sent,
    empezado: sent,
    completado: answered,
    corregido: null,
    declinado: null,
    vence: '2026-12-27T13:30:00.000Z',
    recordatorios: [],
    recordatoriosDetenidos: null,
  },
};

export const pendingIndication: Indication = {
  ...completedIndication,
  id: 2,
  tipo: 'estudioMascota',
  estado: 'PENDIENTE',
  descripcionInicial: 'Ecografía abdominal',
  vetFormId: null,
  enlace: null,
};

const received = [{ id: 1, estado: 'RECIBIDO' as const, fecha: answered }];

export const allDocuments: DocumentStatus = {
  dniFrente: received,
  dniDorso: received,
  libretas: received,
  cbu: received,
  cbuTercero: [],
  constancia: [],
};

/** One of each: received, approved, returned, missing. */
export const someDocuments: DocumentStatus = {
  ...allDocuments,
  dniDorso: [{ id: 2, estado: 'APROBADO', fecha: answered }],
  libretas: [{ id: 3, estado: 'DEVUELTO', fecha: answered, motivo: 'Las etiquetas no se leen.' }],
  cbu: [],
};

/** A claim with three movements. */
export const havingMovements: NonNullable<TestAppOptions['before']> = async (server) => {
  await havingClaims({ id: 1, text: LONG_DESCRIPTION })(server);
  const movements = [
    { kind: 'AVISO', razon: 'Recibimos su denuncia', fecha_movimiento: '2026-11-26T12:00:00.000Z' },
    { kind: 'PENDIENTE', razon: 'PENDIENTE: Falta la libreta', fecha_movimiento: '2026-11-27T02:59:00.000Z' },
    {
      kind: 'APROBADO',
      razon: 'APROBADO: Aprobamos la consulta',
      fecha_movimiento: '2026-11-27T13:00:00.000Z',
    },
  ] as const;
  await server.db
    .insertInto('claim_movements')
    .values(movements.map((movement) => ({ claim_id: 1, ...movement })))
    .execute();
};

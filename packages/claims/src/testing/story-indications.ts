import type { CompletedVetForm, Indication, SuggestedVet } from '@huella/contract';
import { completedIndication, pendingIndication } from './story-progress.ts';

type Link = NonNullable<Indication['enlace']>;

const sent = '2026-11-26T13:30:00.000Z';

export function link(changes: Partial<Link> = {}): Link {
  return {
    estado: 'enviado',
    enviado: sent,
    entregado: null,
    rebotado: null,
    abierto: null,
    empezado: null,
    completado: null,
    corregido: null,
    declinado: null,
    vence: '2026-12-26T13:30:00.000Z',
    recordatorios: [],
    recordatoriosDetenidos: null,
    ...changes,
  };
}

const vet = {
  id: 1,
  nombre: 'Eva Paz',
  mail: 'eva.paz@clinica.example',
  telefono: '11 4444-5555',
  tipo: 'VetContact',
  createdAt: sent,
  updatedAt: sent,
} as const;

const form = {
  id: 1,
  createdAt: sent,
  updatedAt: sent,
  fechaAtencionSegunCliente: '2026-11-25',
  completado: null,
};

export function sentIndication(changes: Partial<Indication> = {}): Indication {
  return {
    ...completedIndication,
    id: 3,
    estado: 'ENVIADO',
    created_at: sent,
    vet,
    vetForm: form,
    enlace: link(),
    ...changes,
  };
}

export const resentIndication = sentIndication({
  vetForm: { ...form, updatedAt: '2026-11-27T12:00:00.000Z' },
  enlace: link({
    estado: 'abierto',
    enviado: '2026-11-27T12:00:00.000Z',
    abierto: '2026-11-27T12:40:00.000Z',
  }),
});

export const declinedIndication: Indication = {
  ...pendingIndication,
  id: 4,
  tipo: 'practicaMascota',
  descripcionInicial: 'Curación de la herida',
  vet,
  vetForm: form,
  enlace: link({ estado: 'declinado', declinado: '2026-11-27T11:00:00.000Z' }),
};

/** Every answer a vet can give, some with several lines. */
export const answers: CompletedVetForm = {
  veterinario: { nombre: 'Eva', apellido: 'Paz' },
  consulta: 'Consulta por herida cortante.\nSe observa buen estado general.',
  diagnostico: 'Herida cortante en el miembro anterior izquierdo, sin compromiso de tendones.',
  cirugiasMascota: [{ operacionRealizada: 'Sutura de la herida con anestesia local' }],
  estudiosMascota: [
    { tipoEstudio: 'Radiografía', descripcionEstudio: 'Dos incidencias, sin fractura' },
    { tipoEstudio: 'Hemograma', descripcionEstudio: null },
  ],
  farmacologiaMascota: [{ descripcion: 'Amoxicilina 250 mg cada 12 horas por 7 días' }],
  internacionesMascota: [{ terapiasRealizadas: 'Fluidoterapia durante 24 horas' }],
  practicasMascota: [{ tipoPractica: 'Vendaje', descripcionPractica: 'Se cambia cada dos días' }],
};

export function answeredIndication(completado: CompletedVetForm = answers): Indication {
  return {
    ...completedIndication,
    vet,
    vetForm: { ...form, completado },
    enlace: link({
      estado: 'completado',
      completado: '2026-11-27T14:00:00.000Z',
      corregido: '2026-11-27T16:00:00.000Z',
    }),
  };
}

export function suggestedVet(changes: Partial<SuggestedVet> = {}): SuggestedVet {
  return {
    id: 1,
    nombre: 'Eva',
    apellido: 'Paz',
    mail: 'eva.paz@clinica.example',
    telefono: '11 4444-5555',
    tipo: 'VetNetwork',
    ...changes,
  };
}

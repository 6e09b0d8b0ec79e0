import type { CancellationRequest, CancellationState, CardRecord, PolicyState } from '@huella/contract';
import { expect, test } from 'vitest';
import { cancellablePolicies } from './cancellable-policies.ts';

const card = (poliza: string, estado: PolicyState = 'vigente'): CardRecord => ({
  nombre: 'Luna',
  plan: 'Plan 2 Compañero',
  poliza,
  date: '2026-11-27',
  hasta: '2027-11-27',
  estado,
  anulada: null,
  titular: 'Carla Núñez',
  verificacion: 'http://huella.test/carnet/1.c2lnbmF0dXJl',
});

function requestOf(poliza: string, estado: CancellationState): CancellationRequest {
  return {
    codigo: 'ANUL-2026-4F7K2Q',
    poliza,
    mascota: 'Luna',
    motivo: 'OTRO',
    detalle: null,
    estado,
    fecha: '2026-11-27T13:00:00.000Z',
    resuelta: null,
    respuesta: null,
  };
}

test('only what covers or will can be ended', () => {
  const records = [card('A'), card('B', 'futura'), card('C', 'vencida'), card('D', 'anulada')];
  expect(cancellablePolicies(records, []).map(({ poliza }) => poliza)).toEqual(['A', 'B']);
});

test('what waits is not asked for again, what was rejected may be', () => {
  const requests = [requestOf('A', 'PENDIENTE'), requestOf('B', 'RECHAZADA')];
  expect(cancellablePolicies([card('A'), card('B')], requests).map(({ poliza }) => poliza)).toEqual(['B']);
});

import type { WaitingClaim } from '@huella/contract';
import { expect, test } from 'vitest';
import { storyListedClaim } from '../testing/story-claims.ts';
import { claimsByActor } from './claims-by-actor.ts';

const rejected = { estado: 'RECHAZADO', pedido: 9000, reconocido: 0, pagado: 0 } as const;
const approved = { estado: 'APROBADO', pedido: 9000, reconocido: 8000, pagado: 0 } as const;
const paid = { ...approved, pagado: 8000 };

const claims = [
  storyListedClaim({ id: 9 }),
  storyListedClaim({ id: 8, resultado: paid }),
  storyListedClaim({ id: 7, resultado: approved }),
  storyListedClaim({ id: 6, resultado: rejected }),
  storyListedClaim({ id: 5 }),
  storyListedClaim({ id: 4 }),
  storyListedClaim({ id: 3 }),
];
const waits = (siniestroId: number, responsable: WaitingClaim['responsable']): [number, WaitingClaim] => [
  siniestroId,
  { siniestroId, mascotaId: 1, etapa: 'veterinario', responsable, falta: [] },
];
const waiting = new Map([
  waits(7, 'nosotros'),
  waits(5, 'veterinario'),
  waits(4, 'usted'),
  waits(3, 'usted'),
]);
const ids = (known: typeof waiting | undefined) => {
  const { open, settled } = claimsByActor(claims, known);
  return { open: open.map(({ id }) => id), settled: settled.map(({ id }) => id) };
};

test('the owner comes first, then the vet, the insurer and the unknown; ended claims are apart', () => {
  expect(ids(waiting)).toEqual({ open: [4, 3, 5, 7, 9], settled: [8, 6] });
});

test('while stages are unknown claims keep their order, and ended ones are apart', () => {
  expect(ids(undefined)).toEqual({ open: [9, 7, 5, 4, 3], settled: [8, 6] });
});

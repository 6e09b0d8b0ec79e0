import type { ClaimMovement } from '@huella/contract';

/** A movement has no id: its key is its instant and its index within that instant. */
export interface KeyedMovement {
  readonly key: string;
  readonly movement: ClaimMovement;
}

/** Newest first; equal instants in the server's order. */
export function movementsWithKeys(movements: readonly ClaimMovement[]): KeyedMovement[] {
  const counts = new Map<string, number>();
  return movements.toSorted(byDate).map((movement) => {
    const { fecha_movimiento } = movement;
    const count = counts.get(fecha_movimiento) ?? 0;
    counts.set(fecha_movimiento, count + 1);
    return { key: `${fecha_movimiento} ${count}`, movement };
  });
}

function byDate(one: ClaimMovement, other: ClaimMovement): number {
  return Date.parse(other.fecha_movimiento) - Date.parse(one.fecha_movimiento);
}

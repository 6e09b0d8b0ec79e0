import type { Indication } from '@huella/contract';

const failed: ReadonlySet<string | undefined> = new Set(['vencido', 'rebotado']);

/** Whether its owner has to do something: send it, or send it again. */
function waitsForOwner({ estado, enlace }: Indication): boolean {
  return estado === 'PENDIENTE' || (estado === 'ENVIADO' && failed.has(enlace?.estado));
}

/** What waits for the owner first, then the newest; those of one instant by their number, so that they never change places. */
export function indicationsInOrder(indications: readonly Indication[]): Indication[] {
  return indications.toSorted(
    (one, other) =>
      Number(waitsForOwner(other)) - Number(waitsForOwner(one)) ||
      Date.parse(other.created_at) - Date.parse(one.created_at) ||
      other.id - one.id,
  );
}

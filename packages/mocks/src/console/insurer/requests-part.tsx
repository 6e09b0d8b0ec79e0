import { useLoaded } from '../use-loaded.ts';
import type { InsurerProps } from './insurer-props.ts';

/** Pending change and cancellation requests of all accounts. */
export function RequestsPart({ operator, run, text }: InsurerProps) {
  const changes = useLoaded(operator.changes) ?? [];
  const cancellations = useLoaded(operator.cancellations) ?? [];
  if (changes.length + cancellations.length === 0) return <p>No hay solicitudes en espera.</p>;
  return (
    <>
      {changes.map(({ id, email, pet, fields }) => (
        <p key={id}>
          Cambio {id} de {pet ?? email}: {fields.map(({ field, to }) => `${field} → ${to ?? '—'}`).join(', ')}{' '}
          <button type="button" onClick={() => run(() => operator.approveChange(id))}>
            Aprobar cambio {id}
          </button>
          <button type="button" onClick={() => run(() => operator.rejectChange(id, text))}>
            Rechazar cambio {id}
          </button>
        </p>
      ))}
      {cancellations.map(({ code, pet, email }) => (
        <p key={code}>
          Baja {code} de {pet} ({email}){' '}
          <button type="button" onClick={() => run(() => operator.confirmCancellation(code))}>
            Confirmar baja {code}
          </button>
          <button type="button" onClick={() => run(() => operator.rejectCancellation(code, text))}>
            Rechazar baja {code}
          </button>
        </p>
      ))}
    </>
  );
}

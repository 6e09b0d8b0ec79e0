import { useLoaded } from '../use-loaded.ts';
import type { InsurerProps } from './insurer-props.ts';

export function PoliciesPart({ email, operator, run }: InsurerProps & { email: string }) {
  const policies = useLoaded(() => operator.policies(email)) ?? [];
  return policies.map(({ number, pet, state }) => (
    <p key={number}>
      Póliza {number} de {pet}: {state}{' '}
      <button type="button" onClick={() => run(() => operator.cancelPolicy(number))}>
        Anular póliza {number}
      </button>
    </p>
  ));
}

import type { ListedClaim, Pet } from '@huella/contract';
import { ListGroup, ListLink } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy as shared } from '../../copy.ts';
import type { WaitingClaims } from '../../lib/claims-by-actor.ts';
import { shortDescription } from '../../lib/short-description.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

export interface InProgressProps {
  claims: readonly ListedClaim[];
  waiting: WaitingClaims;
  pets: readonly Pet[];
}

export function InProgress({ claims, waiting, pets }: InProgressProps) {
  const rows = claims.flatMap((claim) => {
    const actor = waiting.get(claim.id)?.responsable;
    return actor === undefined || actor === 'usted' ? [] : [{ claim, actor }];
  });
  if (rows.length === 0) return null;
  const nameOf = (petId: number) => petName(pets.find(({ id }) => id === petId)?.nombre ?? '');
  return (
    <ListGroup title={copy.inProgress}>
      {rows.map(({ claim: { id, mascotaId, denuncia_administrativa }, actor }) => (
        <ListLink
          key={id}
          icon={actor === 'veterinario' ? 'paw' : 'shield'}
          to={claimsPaths.claim.href(id)}
          label={shortDescription(denuncia_administrativa)}
          note={copy.ofClaim(shared.claimOf(id, nameOf(mascotaId)), `${shared.actors[actor]}.`)}
        />
      ))}
    </ListGroup>
  );
}

import type { Pet } from '@huella/contract';
import { ErrorState, Icon, ListSkeleton } from '@huella/ui';
import { type Day, todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import { Link, NavLink } from 'react-router-dom';
import { usePets } from '../../api/index.ts';
import { copy } from '../../copy.ts';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { petsPaths } from '../../paths.ts';
import { PetThumbnail } from '../pet-photo/pet-thumbnail.tsx';
import { PolicyChip } from '../policy-chip/policy-chip.tsx';
import { Rows } from './pet-rows-style.ts';

/** The user's pets as a list of links; `aria-current` marks the one shown. */
export function PetRows() {
  const { data: pets, error, isFetching, refetch } = usePets();
  if (pets === undefined && isFetching) return <ListSkeleton rows={3} />;
  if (pets === undefined) return <ErrorState title={copy.carousel.error} cause={error} onRetry={refetch} />;
  const today = todayInArgentina();
  return (
    <Rows>
      {pets.map((pet) => (
        <li key={pet.id}>
          <PetRow pet={pet} today={today} />
        </li>
      ))}
      <li>
        <Link to={petsPaths.addPet.href()} className="add">
          <span className="plus">
            <Icon name="plus" />
          </span>
          {copy.carousel.add}
        </Link>
      </li>
    </Rows>
  );
}

function PetRow({ pet, today }: { pet: Pet; today: Day }) {
  const name = titleCase(pet.nombre);
  const state = petPolicyStateOn(today, pet);
  return (
    <NavLink to={petsPaths.details.href(pet.id)}>
      <PetThumbnail pet={pet} size={56} />
      <span className="words">
        <strong>{name}</strong>
        <small>{pet.plan}</small>
        {state !== undefined && (
          <span className="state">
            <PolicyChip state={state} />
          </span>
        )}
      </span>
    </NavLink>
  );
}

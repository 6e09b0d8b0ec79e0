import type { Pet } from '@huella/contract';
import { Icon, VisuallyHidden } from '@huella/ui';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import { titleCase } from '@huella/validation/text';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { petPolicyStateOn } from '../../lib/policy-state-on.ts';
import { externalPaths, petsPaths } from '../../paths.ts';
import { PetThumbnail } from '../pet-photo/pet-thumbnail.tsx';
import { PolicyChip } from '../policy-chip/policy-chip.tsx';
import { PetLink } from './pet-link.ts';
import { Summary } from './pet-summary-style.ts';

export interface PetSummaryProps {
  pet: Pet;
  NextDue?: ComponentType<{ pet: Pet }>;
}

/**
 * One of one or two pets: a large photo, its name in title case (D60a), the state of its policy and its next event, with links to
 * its page and its insured card.
 */
export function PetSummary({ pet, NextDue }: PetSummaryProps) {
  const name = titleCase(pet.nombre);
  const today = todayInArgentina();
  const state = petPolicyStateOn(today, pet);
  return (
    <Summary aria-label={name}>
      <div className="pet">
        <span className="photo">
          <PetThumbnail pet={pet} size="100%" />
        </span>
        <div className="words">
          <h3 data-length={lengthOf(name)}>
            <PetLink to={petsPaths.details.href(pet.id)}>{name}</PetLink>
          </h3>
          {state !== undefined && (
            <span className="state">
              <PolicyChip state={state} />
            </span>
          )}
          <p>{copy.carousel.details(pet.raza, ageLabel(pet.fecha_nacimiento, today))}</p>
          {NextDue !== undefined && pet.anulada === undefined && (
            <div className="next">
              <NextDue pet={pet} />
            </div>
          )}
        </div>
      </div>
      <Link className="card" to={externalPaths.card(pet.id)}>
        <Icon name="card" />
        <span>
          {copy.carousel.card} <VisuallyHidden>{copy.carousel.ofPet(name)}</VisuallyHidden>
          <small>{pet.anulada ? copy.carousel.cancelled(formatDay(pet.anulada)) : pet.plan}</small>
        </span>
        <Icon name="forward" />
      </Link>
    </Summary>
  );
}

/** A long name is smaller; one with a long word has the whole width, so that it breaks between words. */
function lengthOf(name: string): 'long' | 'word' | undefined {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  if (longest > 16) return 'word';
  return longest > 12 || name.length > 24 ? 'long' : undefined;
}

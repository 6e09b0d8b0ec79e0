import type { Pet } from '@huella/contract';
import { PetPhoto } from '../../components/pet-photo/pet-photo.tsx';
import { CardPreview } from './card-preview.tsx';
import { HeaderCard } from './header-card.ts';
import { PetCoverage } from './pet-coverage.tsx';
import { PetDetailRows } from './pet-detail-rows.tsx';

export function PetHeader({ pet }: { pet: Pet }) {
  return (
    <HeaderCard>
      <div className="photo" data-animal={pet.animal}>
        <PetPhoto key={pet.id} pet={pet} />
      </div>
      <div className="coverage">
        <PetCoverage pet={pet} />
      </div>
      <div className="details">
        <PetDetailRows pet={pet} />
      </div>
      <CardPreview pet={pet} />
    </HeaderCard>
  );
}

import { PetGate, usePet } from '@huella/pets/api';
import { Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { petName } from '@huella/validation/text';
import { useParams } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';
import { BookletSkeleton } from './booklet-skeleton.tsx';
import { BookletView } from './booklet-view.tsx';
import { copy } from './copy.ts';

export function BookletPage() {
  const id = parseId(useParams()['petId']);
  const pet = usePet(id);
  const goBack = useGoBack(id === null ? externalPaths.home : externalPaths.petDetails(id));
  const title = pet.status === 'present' ? copy.of(petName(pet.pet.nombre)) : copy.title;
  return (
    <Page title={title} onBack={() => goBack()} width="wide">
      <PetGate
        state={pet}
        skeleton={<BookletSkeleton />}
        elsewhere={{ to: externalPaths.home, label: copy.home }}
      >
        {(present) => <BookletView key={present.id} pet={present} />}
      </PetGate>
    </Page>
  );
}

import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import type { PetsSurroundings } from '../../slots.ts';
import { CardPage } from './card-page.tsx';

/** The route's screen, with what the app says about itself and who is signed in. */
export function cardScreen({ supportEmail, useUserMail }: PetsSurroundings) {
  return function CardScreen() {
    const { petId } = useParams();
    return <CardPage petId={parseId(petId)} account={useUserMail()} support={supportEmail} />;
  };
}

import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import type { PetsOptions } from '../../dependencies.ts';
import { CardPage } from './card-page.tsx';

/** The route's screen, with what the app says about itself and who is signed in. */
export function createCardPage({ supportEmail, useUserMail }: PetsOptions) {
  return function CardScreen() {
    const { petId } = useParams();
    return <CardPage petId={parseId(petId)} account={useUserMail()} support={supportEmail} />;
  };
}

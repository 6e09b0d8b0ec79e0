import { currentAccount } from '@huella/api-client';
import { parseId } from '@huella/validation/number';
import { useParams } from 'react-router-dom';
import type { PetsOptions } from '../../dependencies.ts';
import { CardPage } from './card-page.tsx';

/** The route's screen, with what the app says about itself; a person who takes a session over starts at home, never here. */
export function createCardPage({ supportEmail }: PetsOptions) {
  return function CardScreen() {
    const { petId } = useParams();
    return <CardPage petId={parseId(petId)} account={currentAccount() ?? ''} support={supportEmail} />;
  };
}

import { Page } from '@huella/ui';
import { titles } from '../../titles.ts';

export function EditPetPage() {
  return <Page title={titles.editPet}>{null}</Page>;
}

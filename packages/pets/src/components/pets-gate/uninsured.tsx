import { ButtonLink, EmptyState } from '@huella/ui';
import { petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** What a person without an insured pet sees in the place of a feature: how to insure one (D102). `text` says what that would be good for. */
export function Uninsured({ text }: { text: string }) {
  return (
    <EmptyState
      illustration="empty-pets"
      title={copy.uninsured.title}
      text={text}
      action={
        <ButtonLink to={petsPaths.addPet.path} variant="contained">
          {copy.uninsured.action}
        </ButtonLink>
      }
    />
  );
}

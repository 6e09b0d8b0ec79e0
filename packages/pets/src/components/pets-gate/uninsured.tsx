import { ButtonLink, EmptyState } from '@huella/ui';
import { petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Replaces a feature for users without an insured pet (D102). `text` says what an insured pet is for here. */
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

import { ButtonLink, EmptyState } from '@huella/ui';
import { copy } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';

/** Without an insured pet there is no calendar: how to insure one (D102). `text` says what that would be good for. */
export function Uninsured({ text = copy.uninsured.text }: { text?: string }) {
  return (
    <EmptyState
      illustration="empty-pets"
      title={copy.uninsured.title}
      text={text}
      action={
        <ButtonLink to={externalPaths.addPet} variant="contained">
          {copy.uninsured.action}
        </ButtonLink>
      }
    />
  );
}

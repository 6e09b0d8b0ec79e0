import { ButtonLink, Page, SuccessState } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import { useLocation } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/**
 * Thanks a vet by the names in the navigation state; without them it names nobody (D32, D101). Nothing in the app links here: the page that
 * a vet reaches is the server's, and this URL of the specification's list must not be a dead end.
 */
export function ThanksPage() {
  const state: unknown = useLocation().state;
  const owner = nameIn(state, 'owner');
  return (
    <Page title={copy.title} width="wide">
      <SuccessState
        illustration="refund"
        title={copy.heading(nameIn(state, 'vet'))}
        text={copy.text(owner)}
        next={copy.next(owner)}
        actions={
          <ButtonLink to={externalPaths.home} variant="contained">
            {copy.action}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function nameIn(state: unknown, key: 'vet' | 'owner'): string | null {
  if (!(state instanceof Object)) return null;
  const value: unknown = Object.entries(state).find(([name]) => name === key)?.[1];
  return typeof value === 'string' && value.trim() !== '' ? isolate(value.trim()) : null;
}

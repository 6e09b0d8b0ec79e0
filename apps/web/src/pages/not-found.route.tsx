import { ButtonLink, EmptyState, Page } from '@huella/ui';
import { copy } from './copy.ts';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <Page title={copy.notFound.title}>
      <EmptyState
        illustration="not-found"
        title={copy.notFound.lead}
        text={copy.notFound.text}
        action={
          <ButtonLink to={paths.home} variant="contained">
            {copy.notFound.action}
          </ButtonLink>
        }
      />
    </Page>
  );
}

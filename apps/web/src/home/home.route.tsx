import { Page } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { selectUserName } from '../store/store.ts';
import { HomeContent } from './home-content.tsx';

/** Home: the pets, what is left to do, the promos (specification §2). */
export function Component() {
  const name = useSelector(selectUserName);
  return (
    <Page title={copy.home.greeting(isolate(name))} width="wide">
      <HomeContent />
    </Page>
  );
}

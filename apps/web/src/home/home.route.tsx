import { lazyComponent, Page } from '@huella/ui';
import { isolate, titleCase } from '@huella/validation/text';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { selectUserName } from '../store/store.ts';
import { HomeContent } from './home-content.tsx';

// As large as the bell, to avoid a layout shift.
const placeholder = <span style={{ flex: 'none', width: 48, height: 48 }} />;
const NotificationsBell = lazyComponent(
  async () => (await import('@huella/notifications/parts')).NotificationsBell,
  { loading: placeholder, failed: () => placeholder },
);

export function Component() {
  const name = useSelector(selectUserName);
  return (
    <Page title={copy.home.greeting(isolate(titleCase(name)))} width="wide" aside={<NotificationsBell />}>
      <HomeContent />
    </Page>
  );
}

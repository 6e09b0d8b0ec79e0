import { isInsuringPet } from '@huella/profile';
import { appPaths } from '@huella/contract/app-paths';
import { ListDetail } from '@huella/ui';
import { matchPath, useLocation } from 'react-router-dom';
import { copy } from '../copy.ts';
import { SettingsRows } from './settings-rows.tsx';

export function Component() {
  const isSetting = useIsSetting();
  return <ListDetail title={copy.settings.title} list={isSetting ? <SettingsRows /> : null} />;
}

/** Personal data are no setting on the way to an insured pet, or from a pet's page. */
function useIsSetting(): boolean {
  const { pathname, search } = useLocation();
  return !isInsuringPet(search) && matchPath(appPaths.personalDataOf.path, pathname) === null;
}

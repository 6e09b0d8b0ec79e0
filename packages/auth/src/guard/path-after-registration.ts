import { appPaths } from '@huella/contract/app-paths';
import { HOME } from '../paths.ts';
import { chosenPlan } from './chosen-plan.ts';
import { safeReturnPath } from './return-path.ts';

const PATHS_BEFORE_PET: ReadonlySet<string> = new Set([
  HOME,
  appPaths.addPet.path,
  appPaths.addPetAlone.path,
]);

/**
 * The page after registration: the personal data, keeping the chosen plan; or the requested page, unless that is home or the form of
 * a pet (decision 056).
 */
export function pathAfterRegistration(requestedPath: string | null): string {
  const path = safeReturnPath(requestedPath);
  const [pathname = ''] = path.split(/[?#]/);
  if (!PATHS_BEFORE_PET.has(pathname)) return path;
  const plan = chosenPlan(path);
  return appPaths.personalData.href({ para: 'mascota', ...(plan !== null && { plan }) });
}

import { appPaths } from '@huella/contract/app-paths';
import { HOME } from '../paths.ts';
import { chosenPlan } from './chosen-plan.ts';
import { safeReturnPath } from './return-path.ts';

const PET_PATHS: ReadonlySet<string> = new Set([HOME, appPaths.addPet.path, appPaths.addPetAlone.path]);

/**
 * The page to show to somebody who has just registered: the personal data, the first step on the way to an insured pet, which keep
 * the plan that was chosen; or the page that was asked for, where that is neither home nor the pet itself (decision 056).
 */
export function firstPath(asked: string | null): string {
  const path = safeReturnPath(asked);
  const [pathname = ''] = path.split(/[?#]/);
  if (!PET_PATHS.has(pathname)) return path;
  const plan = chosenPlan(path);
  return appPaths.personalData.href({ para: 'mascota', ...(plan !== null && { plan }) });
}

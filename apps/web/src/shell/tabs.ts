import { appPaths } from '@huella/contract/app-paths';
import { isInsuringPet } from '@huella/profile';
import type { NavigationItem } from '@huella/ui';
import { copy } from '../copy.ts';

const { home, food, claims, personalData, settings } = appPaths;

/**
 * The four tabs of specification §2, and the pages on which each is selected. Personal data belong to settings, and to home on
 * the way to an insured pet.
 */
export function tabsAt(search: string): readonly NavigationItem[] {
  const isInsuring = isInsuringPet(search);
  return [
    {
      to: home.path,
      label: copy.tabs.home,
      icon: 'home',
      covers: [
        `${home.path}/*`,
        appPaths.addPet.path,
        appPaths.calendar.path,
        `${appPaths.calendar.path}/*`,
        appPaths.newEvent.path,
        appPaths.thanks.path,
        appPaths.editPet.path,
        appPaths.notifications.path,
        appPaths.outbox.path,
        appPaths.personalDataOf.path,
        ...(isInsuring ? [personalData.path] : []),
        `${appPaths.petDetails.path}/*`,
        appPaths.petInsured.path,
      ],
    },
    {
      to: food.path,
      label: copy.tabs.food,
      icon: 'bowl',
      covers: [`${food.path}/*`, appPaths.nutritionalInfo.path],
    },
    { to: claims.path, label: copy.tabs.claims, icon: 'shield', covers: [`${claims.path}/*`] },
    {
      to: settings.path,
      label: copy.tabs.settings,
      icon: 'settings',
      covers: [
        `${settings.path}/*`,
        appPaths.cancelCoverage.path,
        ...(isInsuring ? [] : [personalData.path]),
      ],
    },
  ];
}

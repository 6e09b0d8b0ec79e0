import { profileApi } from '@huella/profile/api';
import type { WaitingGroup } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

export function useHasPersonalData(): boolean | undefined {
  const { data: person } = profileApi.useGetPersonQuery();
  return person === undefined ? undefined : person !== null;
}

/**
 * The next step for an owner without personal data (specification §6). Renders nothing while unknown; failures belong to the
 * pages that need the data.
 */
export function usePersonalDataItems(): WaitingGroup {
  const { title, text, action } = copy.home.incomplete;
  const isMissing = useHasPersonalData() === false;
  return {
    group: 'personal-data',
    items: isMissing
      ? [
          {
            key: 'personal-data',
            icon: 'person',
            tone: 'coral',
            title,
            text,
            action: { to: paths.personalData, label: action },
          },
        ]
      : [],
  };
}

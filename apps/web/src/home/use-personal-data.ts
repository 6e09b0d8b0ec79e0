import { profileApi } from '@huella/profile/api';
import type { WaitingThings } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

/** Whether the person has given their data; undefined while nobody knows. */
export function useHasPersonalData(): boolean | undefined {
  const { data: person } = profileApi.useGetPersonQuery();
  return person === undefined ? undefined : person !== null;
}

/**
 * For somebody who has a pet and no personal data: the next step (specification §6). What is not known holds nothing else up, and a
 * failure is for the screens that need the data.
 */
export function usePersonalDataThings(): WaitingThings {
  const { title, text, action } = copy.home.incomplete;
  const isMissing = useHasPersonalData() === false;
  return {
    part: 'personal-data',
    things: isMissing
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

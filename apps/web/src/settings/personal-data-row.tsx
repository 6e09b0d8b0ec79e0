import { usePersonalData } from '@huella/profile/api';
import { ListLink } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

/** Completes missing personal data, or shows it. Both states have the same height. */
export function PersonalDataRow() {
  const { status } = usePersonalData();
  const { missing, present } = copy.settings.personalData;
  return <ListLink to={paths.personalData} icon="person" {...(status === 'missing' ? missing : present)} />;
}

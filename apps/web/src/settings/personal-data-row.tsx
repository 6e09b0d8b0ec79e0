import { usePersonalData } from '@huella/profile/api';
import { ListLink } from '@huella/ui';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';

/** The person's data: to complete while there are none, to look at and change afterwards. Both states are of one height. */
export function PersonalDataRow() {
  const { status } = usePersonalData();
  const { missing, present } = copy.settings.personalData;
  return <ListLink to={paths.personalData} icon="person" {...(status === 'missing' ? missing : present)} />;
}

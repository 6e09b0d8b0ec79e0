import { LegalButtons, legalPaths } from '@huella/legal';
import { profilePaths } from '@huella/profile';
import { profileApi } from '@huella/profile/api';
import { ListGroup, ListLink } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import Box from '@mui/material/Box';
import { copy } from '../copy.ts';

const { legal } = copy.settings;

export function LegalSection() {
  const { data: person } = profileApi.useGetPersonQuery();
  const known = person
    ? { nombre: titleCase(`${person.nombre} ${person.apellido}`), dni: person.dni, email: person.email }
    : undefined;
  return (
    <div>
      <ListGroup title={legal.title}>
        <ListLink to={profilePaths.myData.href()} icon="shield" {...legal.myData} />
        <ListLink to={legalPaths.terms.href()} icon="info" label={legal.terms} />
        <ListLink to={legalPaths.privacy.href()} icon="eye" label={legal.privacy} />
      </ListGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5, px: 1.5 }}>
        <LegalButtons known={known} />
      </Box>
    </div>
  );
}

import { listed, petName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { usePets } from '../../api/index.ts';
import { copy } from './copy.ts';

/** Which pets need no link any more; nothing while there is none, or they are not known. */
export function PetsHere() {
  const { data: pets = [] } = usePets();
  if (pets.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {copy.here(listed(pets.map(({ nombre }) => petName(nombre))))}
    </Typography>
  );
}

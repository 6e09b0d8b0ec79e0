import { ChangedList } from '@huella/changes';
import type { Pet } from '@huella/contract';
import { useFormValues } from '@huella/forms';
import { SummaryCard } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { PetThumbnail } from '../../components/pet-photo/pet-thumbnail.tsx';
import { changedData } from '../../lib/pet-change.ts';
import { copy } from './copy.ts';
import type { EditPetForm } from './use-edit-pet.ts';

export interface ChangedPetProps {
  /** As it was when the form opened. */
  pet: Pet;
  form: EditPetForm;
}

/** The pet with the changes typed so far. */
export function ChangedPet({ pet, form }: ChangedPetProps) {
  const titleId = useId();
  const { datos_mascota: typed } = useFormValues(form.control);
  const name = titleCase(pet.nombre);
  const changes = changedData(pet, typed);
  return (
    <SummaryCard aria-labelledby={titleId}>
      <div style={rowStyle}>
        <PetThumbnail pet={pet} size={72} />
        <Typography variant="h2" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </div>
      <Divider />
      <Typography component="h2" variant="h3" id={titleId} sx={{ color: 'primary.main' }}>
        {copy.changed.title}
      </Typography>
      {changes.length === 0 ? (
        <Typography color="textSecondary">{copy.changed.none}</Typography>
      ) : (
        <ChangedList fields={changes} />
      )}
    </SummaryCard>
  );
}

const rowStyle = { display: 'flex', alignItems: 'center', gap: 16 } as const;

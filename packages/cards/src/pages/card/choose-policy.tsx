import type { CardRecord, Pet } from '@huella/contract';
import { formatDay } from '@huella/validation/day';
import { petName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy } from '../../copy.ts';

export interface ChoosePolicyProps {
  pet: Pet;
  records: readonly CardRecord[];
  onChoose: (policyNumber: string) => void;
}

/** Asks which policy is the pet's, when only the user can tell (D23). */
export function ChoosePolicy({ pet, records, onChoose }: ChoosePolicyProps) {
  const texts = copy.ambiguous;
  return (
    <Stack component="section" spacing={2} aria-labelledby="choose-policy">
      <Typography id="choose-policy" component="h2" variant="h2">
        {texts.title(petName(pet.nombre))}
      </Typography>
      <Typography>{texts.text}</Typography>
      {records.map(({ poliza, plan, date, hasta }) => (
        <Button key={poliza} variant="outlined" onClick={() => onChoose(poliza)} sx={optionStyle}>
          <strong>{texts.option(poliza)}</strong>
          <span>{texts.detail(plan, formatDay(date), formatDay(hasta))}</span>
        </Button>
      ))}
    </Stack>
  );
}

const optionStyle = {
  display: 'grid',
  justifyItems: 'start',
  textAlign: 'start',
  borderRadius: '16px',
  padding: '12px 20px',
  overflowWrap: 'anywhere',
} as const;

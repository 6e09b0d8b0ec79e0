import { FieldLock, TextField } from '@huella/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type SyntheticEvent } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import type { AddPetFlow } from './use-add-pet-flow.ts';

const Row = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  '& > :first-of-type': { flex: '1 1 12rem', width: 'auto' },
});

export interface BenefitCodeProps extends Pick<AddPetFlow, 'form'> {
  busy: boolean;
  onApply: (code: string) => void;
}

/** An optional benefit code; its button insures with it. */
export function BenefitCode({ form, busy, onApply }: BenefitCodeProps) {
  const titleId = useId();
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    onApply(form.getValues('codigo_vendedor'));
  };
  return (
    <section aria-labelledby={titleId}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }} id={titleId}>
        {copy.benefitCode.title}
      </Typography>
      <Row noValidate onSubmit={apply}>
        <FieldLock value={busy}>
          <TextField
            control={form.control}
            name="codigo_vendedor"
            label={copy.benefitCode.label}
            hint={copy.benefitCode.hint}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="send"
          />
        </FieldLock>
        <Button
          type="submit"
          variant="outlined"
          size="large"
          aria-disabled={busy || undefined}
          sx={besideField}
        >
          {busy ? shared.addPet.sending : copy.benefitCode.apply}
        </Button>
      </Row>
    </section>
  );
}

/** Aligned with the input, below its label. */
const besideField = { mt: { xs: 0, sm: '1.875rem' } } as const;

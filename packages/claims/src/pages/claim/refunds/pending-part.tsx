import type { Indication } from '@huella/contract';
import { InlineAlert } from '@huella/ui';
import { personName } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatInstant } from '../../../lib/format-instant.ts';
import { copy } from './copy.ts';
import { Buttons } from './indication-card-style.ts';
import type { RefundActions } from './use-refund-sheets.tsx';

export interface PendingPartProps extends Pick<RefundActions, 'send'> {
  indication: Indication;
  isSelected: boolean;
}

/**
 * Sends one indication to a vet; disabled, with the reason, while it is selected to go with others (specification §4
 * *Indication*).
 */
export function PendingPart({ indication, isSelected, send }: PendingPartProps) {
  const id = useId();
  const { vet, enlace } = indication;
  const locked = {
    'aria-disabled': isSelected || undefined,
    'aria-describedby': isSelected ? id : undefined,
  };
  return (
    <>
      {enlace?.declinado && (
        <InlineAlert tone="warning">
          {copy.declined(vet ? personName(vet.nombre, null) : copy.someVet, formatInstant(enlace.declinado))}
        </InlineAlert>
      )}
      <Buttons>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          {...locked}
          onClick={() => (isSelected ? undefined : send([indication]))}
        >
          {copy.chooseVet}
        </Button>
      </Buttons>
      {isSelected && (
        <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.locked}
        </Typography>
      )}
    </>
  );
}

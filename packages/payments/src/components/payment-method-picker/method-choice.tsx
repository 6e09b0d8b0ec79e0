import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import { ChoiceGroup, Icon } from '@huella/ui';
import type { Day } from '@huella/validation/day';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { copy } from './copy.ts';
import { methodOption } from './method-option.tsx';
import { useFocusOnce } from './use-focus-once.ts';

const Stack = styled('div')({ display: 'grid', gap: 12, justifyItems: 'stretch' });

export interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  mediums: readonly PaymentMedium[];
  today: Day;
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
  disabled: boolean;
  /** The method just added, which takes the focus. */
  fresh: number | null;
  onAdd: () => void;
}

export function MethodChoice({
  methods,
  mediums,
  today,
  fresh,
  onAdd,
  disabled,
  ...choice
}: MethodChoiceProps) {
  const options = useMemo(
    () => methods.map((method) => methodOption(method, mediums, today)),
    [methods, mediums, today],
  );
  const freshRef = useFocusOnce(fresh);
  return (
    <Stack>
      <ChoiceGroup
        {...choice}
        label={copy.picker.legend}
        options={options}
        focusTargetValue={fresh}
        inputRef={freshRef}
        disabled={disabled}
      />
      <Button
        type="button"
        variant="outlined"
        size="large"
        disabled={disabled}
        startIcon={<Icon name="plus" />}
        onClick={onAdd}
      >
        {copy.picker.add}
      </Button>
    </Stack>
  );
}

import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { ChoiceMark } from './choice-mark.ts';
import type { ChoiceOption } from './choice-option.ts';

export const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600, lineHeight: 1.35 });

/** `data-columns` is the maximum number of columns. */
export const Choices = styled('div')({
  display: 'grid',
  gap: 8,
  '&[data-columns="2"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
  // A card with a description, or with an illustration, needs more width.
  '&[data-columns="3"], &[data-columns="2"]:has([aria-describedby])': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14.5rem), 1fr))',
  },
});

const Card = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  padding: '12px',
  borderRadius: 16,
  border: `1.5px solid ${theme.palette.outline}`,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  transition: 'background-color 150ms, border-color 150ms',
  '@media (hover: hover)': { '&:hover': { borderColor: theme.palette.text.secondary } },
  '&[data-invalid="true"]': { borderColor: theme.palette.error.main },
  '&:has(:checked)': {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.tint.primary,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
}));

const Text = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
});

const Name = styled('span')({ fontWeight: 600 });

const Description = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.palette.text.secondary,
}));

export interface ChoiceCardProps {
  option: ChoiceOption;
  type?: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  invalid: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: () => void;
}

/** The whole card is the target. The description is announced after the name. */
export function ChoiceCard({
  option,
  type = 'radio',
  name,
  checked,
  invalid,
  inputRef,
  onChange,
}: ChoiceCardProps) {
  const id = useId();
  const hasDescription = option.description != null;
  return (
    <Card data-invalid={invalid}>
      <ChoiceMark
        ref={inputRef}
        type={type}
        name={name}
        value={option.value}
        disabled={option.disabled}
        checked={checked}
        onChange={onChange}
        aria-invalid={type === 'checkbox' && invalid ? true : undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={hasDescription ? `${id}-description` : undefined}
      />
      {option.illustration}
      <Text>
        <Name id={`${id}-name`}>{option.label}</Name>
        {hasDescription && <Description id={`${id}-description`}>{option.description}</Description>}
      </Text>
    </Card>
  );
}

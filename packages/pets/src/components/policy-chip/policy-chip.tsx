import type { PolicyState } from '@huella/contract';
import { Icon, type IconName } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';

const icons: Readonly<Record<PolicyState, IconName>> = {
  vigente: 'success',
  vencida: 'alert',
  anulada: 'close',
  futura: 'calendar',
};

const tones = { vigente: 'success', vencida: 'error', anulada: 'error', futura: 'warning' } as const;

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  padding: '0.3em 0.8em 0.3em 0.55em',
  borderRadius: '2em',
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '& svg': { width: '1.25em', height: '1.25em' },
  ...Object.fromEntries(
    (['success', 'error', 'warning'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { color: theme.palette[tone].main, backgroundColor: theme.palette.tint[tone] },
    ]),
  ),
}));

/** A policy's state as a word, a colour and an icon, in the font size of its parent. */
export function PolicyChip({ state }: { state: PolicyState }) {
  return (
    <Chip data-tone={tones[state]}>
      <Icon name={icons[state]} />
      {copy[state]}
    </Chip>
  );
}

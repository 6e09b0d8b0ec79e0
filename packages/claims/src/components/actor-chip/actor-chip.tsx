import type { ClaimActor } from '@huella/contract';
import { Icon, type IconName } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from '../../copy.ts';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 12px 4px 8px',
  borderRadius: '1rem',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.tint.primary,
  '&[data-actor="usted"]': { backgroundColor: theme.palette.tint.coral },
  '&[data-actor="veterinario"]': { backgroundColor: theme.palette.tint.sun },
  '&[data-actor="nobody"]': { backgroundColor: theme.palette.tint.success },
  '& > svg': { flex: 'none', width: '1.25em', height: '1.25em' },
}));

const icons = {
  usted: 'person',
  veterinario: 'paw',
  nosotros: 'shield',
  nobody: 'check',
} as const satisfies Record<ClaimActor | 'nobody', IconName>;

/** Who has to act on a claim, as icon and word; null when nothing is left to do. */
export function ActorChip({ actor }: { actor: ClaimActor | null }) {
  const who = actor ?? 'nobody';
  return (
    <Chip data-actor={who}>
      <Icon name={icons[who]} />
      {copy.actors[who]}
    </Chip>
  );
}

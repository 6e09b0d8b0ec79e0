import type { Indication } from '@huella/contract';
import { Icon, type IconName } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { wasResent } from './was-resent.ts';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 10px 2px 6px',
  borderRadius: 14,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.palette.text.primary,
  '& > svg': { flex: 'none', width: '1.125em', height: '1.125em' },
  '&[data-state="PENDIENTE"]': { backgroundColor: theme.palette.tint.coral },
  '&[data-state="ENVIADO"]': { backgroundColor: theme.palette.tint.sun },
  '&[data-state="COMPLETADO"]': { backgroundColor: theme.palette.tint.success },
}));

const icons = { PENDIENTE: 'paw', ENVIADO: 'mail', COMPLETADO: 'check' } as const satisfies Record<
  Indication['estado'],
  IconName
>;

/** The state of an indication as colour, icon and word. */
export function StateChip({ indication }: { indication: Indication }) {
  return (
    <Chip data-state={indication.estado}>
      <Icon name={icons[indication.estado]} />
      {wordFor(indication)}
    </Chip>
  );
}

function wordFor(indication: Indication): string {
  const { estado, tipo, enlace } = indication;
  // Nobody recommends the consultation that its owner asked for.
  if (estado === 'PENDIENTE' && tipo === 'consulta' && enlace !== null) return copy.states.declined;
  return estado === 'ENVIADO' && wasResent(indication) ? copy.states.resent : copy.states[estado];
}

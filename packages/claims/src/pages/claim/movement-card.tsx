import type { ClaimMovement } from '@huella/contract';
import { Icon, type IconName } from '@huella/ui';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plainMovement } from '../../lib/plain-movement.ts';
import { shownDay } from '../../lib/shown-day.ts';
import { copy } from './copy.ts';

const icons = {
  reloj: 'clock',
  tilde: 'check',
  bandera: 'flag',
  mensaje: 'chat',
} as const satisfies Record<ClaimMovement['icono'], IconName>;

const Kind = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  lineHeight: 1.4,
  '& > svg': {
    flex: 'none',
    boxSizing: 'border-box',
    width: 32,
    height: 32,
    padding: 6,
    borderRadius: 10,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.action.hover,
  },
  ...Object.fromEntries(
    (['warning', 'success', 'primary'] as const).map((colour) => [
      `&[data-colour="${colour}"] > svg`,
      { color: theme.palette[colour].main, backgroundColor: theme.palette.tint[colour] },
    ]),
  ),
}));

export function MovementCard({
  movement: { icono, color, razon, fecha_movimiento },
}: {
  movement: ClaimMovement;
}) {
  return (
    <Card variant="outlined" sx={{ p: 2, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Kind data-colour={color}>
        <Icon name={icons[icono]} />
        {copy.kinds[icono]}
      </Kind>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{plainMovement(razon)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {shownDay(fecha_movimiento)}
      </Typography>
    </Card>
  );
}

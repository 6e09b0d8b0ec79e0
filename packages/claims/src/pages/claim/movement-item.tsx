import type { ClaimMovement } from '@huella/contract';
import { Icon, VisuallyHidden, type IconName } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { plainMovement } from '../../lib/plain-movement.ts';
import { copy } from './copy.ts';

const icons = {
  reloj: 'clock',
  tilde: 'check',
  bandera: 'flag',
  mensaje: 'chat',
} as const satisfies Record<ClaimMovement['icono'], IconName>;

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  '& > p': {
    minWidth: 0,
    margin: 0,
    paddingBlock: 4,
    fontWeight: 600,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
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

/** What happened; its kind is an icon with a hidden word. */
export function MovementItem({ movement: { icono, color, razon } }: { movement: ClaimMovement }) {
  return (
    <Item data-colour={color}>
      <Icon name={icons[icono]} />
      <p>
        <VisuallyHidden>{copy.kinds[icono]}: </VisuallyHidden>
        {plainMovement(razon)}
      </p>
    </Item>
  );
}

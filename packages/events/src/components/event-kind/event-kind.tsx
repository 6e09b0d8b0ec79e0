import { Icon } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { kindLookOf } from './kind-looks.ts';

export interface EventKindProps {
  event: { tipo: string; title?: string };
}

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 12, minWidth: 0 });

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: 12,
  color: theme.palette.text.primary,
  ...Object.fromEntries(
    (['primary', 'coral', 'sun', 'success', 'info'] as const).map((tone) => [
      `&[data-tone="${tone}"]`,
      { backgroundColor: theme.palette.tint[tone] },
    ]),
  ),
}));

const Word = styled('span')({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export function EventKindIcon({ event }: EventKindProps) {
  const { icon, tone } = kindLookOf(event);
  return (
    <Badge data-tone={tone}>
      <Icon name={icon} />
    </Badge>
  );
}

export function EventKind({ event }: EventKindProps) {
  return (
    <Row>
      <EventKindIcon event={event} />
      <Word>{kindLookOf(event).word}</Word>
    </Row>
  );
}

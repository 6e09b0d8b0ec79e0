import { Icon, type IconName } from '@huella/ui';
import { styled } from '@mui/material/styles';

export interface ChipProps {
  icon: IconName;
  tone: 'primary' | 'coral' | 'sun' | 'success' | 'quiet';
  children: string;
}

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<Pick<ChipProps, 'tone'>>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '4px 12px 4px 8px',
    borderRadius: '1rem',
    fontSize: '0.875rem',
    fontWeight: 600,
    lineHeight: 1.4,
    color: theme.palette.text.primary,
    backgroundColor: tone === 'quiet' ? theme.palette.action.hover : theme.palette.tint[tone],
    '& > svg': { flex: 'none', width: '1.25em', height: '1.25em' },
  }),
);

export function Chip({ icon, tone, children }: ChipProps) {
  return (
    <Pill tone={tone}>
      <Icon name={icon} />
      {children}
    </Pill>
  );
}

import { Icon } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Target = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 72,
  padding: '12px 18px',
  borderRadius: 16,
  lineHeight: 1.35,
  textDecoration: 'none',
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  transition: 'background-color 150ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.primary.dark } },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& small': { fontSize: '0.9375rem' },
}));

/** The most urgent action of a pet's page: a new claim. */
export function PrimaryAction({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Target to={to}>
      <Icon name="stethoscope" />
      <span>
        <strong>{title}</strong> <small>{text}</small>
      </span>
      <Icon name="forward" />
    </Target>
  );
}

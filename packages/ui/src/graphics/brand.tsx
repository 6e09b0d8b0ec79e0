import { styled } from '@mui/material/styles';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  color: theme.palette.primary.main,
  '& svg': { width: '1.5em', height: '1.5em' },
  '& circle': { fill: theme.palette.primary.main },
  '& path': { fill: theme.palette.background.default },
}));

const PAW =
  'M20 20.5c-4.2 0-8 4.2-8 7.4 0 2.5 2 3.7 4.2 3.7 1.6 0 2.4-.8 3.8-.8s2.2.8 3.8.8c2.2 0 4.2-1.2 4.2-3.7 0-3.2-3.8-7.4-8-7.4zM10.8 15.5a2.7 3.7-20 1 0 .1 7 2.7 3.7-20 0 0-.1-7zM16.3 8.8a2.7 4-6 1 0 .1 7.8 2.7 4-6 0 0-.1-7.8zM23.7 8.8a2.7 4 6 1 0 .1 7.8 2.7 4 6 0 0-.1-7.8zM29.2 15.5a2.7 3.7 20 1 0 .1 7 2.7 3.7 20 0 0-.1-7z';

export function Brand({ className }: { className?: string }) {
  return (
    <Mark className={className}>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="20" />
        <path d={PAW} />
      </svg>
      Huella
    </Mark>
  );
}

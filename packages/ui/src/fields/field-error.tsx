import { styled } from '@mui/material/styles';
import { FirstIcon } from '../graphics/first-icon.tsx';

const Message = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  margin: '6px 0 0',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: theme.palette.error.main,
  '& svg': { width: '1.25em', height: '1.25em', marginTop: '0.075em' },
}));

export function FieldError({ id, message }: { id: string; message?: string }) {
  if (!message) return null;
  return (
    <Message id={id}>
      <FirstIcon name="alert" />
      <span>{message}</span>
    </Message>
  );
}

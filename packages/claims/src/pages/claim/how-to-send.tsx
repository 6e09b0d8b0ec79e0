import type { Setting } from '@huella/api-client';
import Typography from '@mui/material/Typography';
import { SupportLink } from '../../components/support-link/support-link.tsx';

export interface HowToSendProps {
  /** What goes where, up to the address. */
  text: string;
  /** Names the claim. */
  subject: string;
  support: Setting;
}

/** Where papers and receipts go; nothing where there is no address for help. */
export function HowToSend({ text, subject, support }: HowToSendProps) {
  if (support.state === 'hidden') return null;
  return (
    <Typography>
      {text}
      <SupportLink support={support} subject={subject} />
    </Typography>
  );
}

import type { Indication } from '@huella/contract';
import { Icon, InlineAlert } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatInstantDay } from '@huella/validation/day';
import { copy } from './copy.ts';
import { Buttons } from './indication-card-style.ts';
import { LinkChain } from './link-chain.tsx';
import { isBounced } from './link-steps.ts';
import { Reminders } from './reminders.tsx';
import type { RefundActions } from './use-refund-sheets.tsx';

export interface SentPartProps extends Pick<RefundActions, 'resend' | 'showCode'> {
  indication: Indication;
  titleId: string;
}

/** The progress of the form, and the owner's actions meanwhile (D89). */
export function SentPart({ indication, titleId, resend, showCode }: SentPartProps) {
  const { enlace, vet } = indication;
  const sendAgain = () => resend(indication);
  const isExpired = enlace?.estado === 'vencido';
  const hasBounced = enlace !== null && isBounced(enlace);
  const button = { variant: 'outlined', 'aria-describedby': titleId, 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {hasBounced && (
        <InlineAlert tone="warning" action={{ label: copy.correct, onClick: sendAgain }}>
          {copy.bounced(isolate(vet?.mail ?? ''))}
        </InlineAlert>
      )}
      {isExpired && <InlineAlert tone="warning">{copy.expired(formatInstantDay(enlace.vence))}</InlineAlert>}
      {enlace && <LinkChain link={enlace} />}
      {enlace && !isExpired && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.expires(formatInstantDay(enlace.vence))}
        </Typography>
      )}
      {enlace && <Reminders indicationId={indication.id} link={enlace} titleId={titleId} />}
      <Buttons>
        {!hasBounced && (
          <Button {...button} startIcon={<Icon name="mail" />} onClick={sendAgain}>
            {copy.resend}
          </Button>
        )}
        {!isExpired && (
          <Button {...button} startIcon={<Icon name="qr" />} onClick={() => showCode(indication)}>
            {copy.showCode}
          </Button>
        )}
      </Buttons>
    </>
  );
}

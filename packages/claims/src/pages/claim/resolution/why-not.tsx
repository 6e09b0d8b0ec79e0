import type { Setting } from '@huella/api-client';
import type { Resolution } from '@huella/contract';
import { Icon } from '@huella/ui';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AUTHORITY_URL, copy } from './copy.ts';

export interface WhyNotProps {
  claimId: number;
  resolution: Resolution;
  support: Setting;
}

/** Why less is paid, and what can be done. Nothing where all is covered. */
export function WhyNot({ claimId, resolution, support }: WhyNotProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { estado, lineas, pedido, reconocido } = resolution;
  if (estado === 'APROBADO' && reconocido === pedido) return null;
  return (
    <div>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<Icon name={open ? 'up' : 'down'} />}
        sx={{ marginInlineStart: -3, textAlign: 'start' }}
      >
        {estado === 'APROBADO' ? copy.why : copy.disagree}
      </Button>
      <Stack id={id} hidden={!open} spacing={1.5} sx={{ pt: 1, '&[hidden]': { display: 'none' } }}>
        <ReasonList lines={lineas} />
        {support.state !== 'hidden' && (
          <Typography>
            {copy.review}
            <SupportLink support={support} subject={copy.subject(claimId)} />
          </Typography>
        )}
        <Typography>
          {copy.authority}
          <Link href={AUTHORITY_URL} target="_blank" rel="noopener noreferrer">
            {copy.authorityLink}
          </Link>
        </Typography>
      </Stack>
    </div>
  );
}

/** An email link to support; "sin configurar" where the environment has no email (D25). `subject` names the claim. */
function SupportLink({ support: { value }, subject }: { support: Setting; subject: string }) {
  if (value === undefined) return copy.unconfigured;
  return <Link href={`mailto:${value}?subject=${encodeURIComponent(subject)}`}>{value}</Link>;
}

/** The reasons by line; a rejected claim has none per line. */
function ReasonList({ lines }: { lines: Resolution['lineas'] }) {
  const reasons = lines.flatMap(({ comprobanteId, concepto, motivo }) =>
    motivo === null ? [] : [{ comprobanteId, concepto, texto: motivo.texto }],
  );
  if (reasons.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
      {reasons.map(({ comprobanteId, concepto, texto }) => (
        <li key={comprobanteId}>
          <strong>{concepto}:</strong> {texto}
        </li>
      ))}
    </Stack>
  );
}

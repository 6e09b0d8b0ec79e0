import type { CancellationRequest, CancellationState } from '@huella/contract';
import { InlineAlert } from '@huella/ui';
import { formatInstantDay } from '@huella/validation/day';
import { isolate, petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from './copy.ts';

const tones = { PENDIENTE: 'info', CONFIRMADA: 'success', RECHAZADA: 'warning' } as const satisfies Record<
  CancellationState,
  string
>;

/** The requests, newest first, each with its number and state. */
export function RequestList({ requests }: { requests: readonly CancellationRequest[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {copy.requests.title}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={listStyle}>
        {requests.map((request) => (
          <li key={request.codigo}>
            <RequestItem request={request} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

function RequestItem({ request }: { request: CancellationRequest }) {
  const { codigo, mascota, poliza, estado, fecha } = request;
  const texts = copy.requests;
  return (
    <InlineAlert tone={tones[estado]}>
      <Typography variant="h3">{texts.name(petName(mascota), isolate(poliza))}</Typography>
      <Typography sx={{ fontWeight: 600 }}>{texts.states[estado]}</Typography>
      <Typography>
        {texts.code} <Code>{codigo}</Code>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {texts.requestedOn(formatInstantDay(fecha))} {outcomeOf(request)}
      </Typography>
    </InlineAlert>
  );
}

function outcomeOf({ estado, fecha, resuelta, respuesta }: CancellationRequest): string {
  const texts = copy.requests;
  if (estado === 'PENDIENTE') return texts.PENDIENTE;
  if (estado === 'CONFIRMADA') return texts.CONFIRMADA(formatInstantDay(resuelta ?? fecha));
  return texts.RECHAZADA(isolate(respuesta ?? ''));
}

const Code = styled('span')({ display: 'inline-block', overflowWrap: 'anywhere' });

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

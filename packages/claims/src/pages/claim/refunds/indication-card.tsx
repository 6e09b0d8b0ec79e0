import type { Indication, IndicationKind } from '@huella/contract';
import { ChoiceMark, Icon, type IconName } from '@huella/ui';
import { formatDay, formatInstantDay } from '@huella/validation/day';
import { personName } from '@huella/validation/text';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { copy as shared } from '../../../copy.ts';
import { Receipts } from '../receipts/receipts.tsx';
import { CompletedPart } from './completed-part.tsx';
import { copy } from './copy.ts';
import { Rows, Head, Pick } from './indication-card-style.ts';
import { PendingPart } from './pending-part.tsx';
import { SentPart } from './sent-part.tsx';
import { StateChip } from './state-chip.tsx';
import type { RefundActions } from './use-refund-sheets.tsx';

const icons = {
  consulta: 'stethoscope',
  estudioMascota: 'flask',
  internacionMascota: 'bed',
  cirugiaMascota: 'scissors',
  practicaMascota: 'syringe',
} as const satisfies Record<IndicationKind, IconName>;

export interface IndicationCardProps extends RefundActions {
  indication: Indication;
  isSelected: boolean;
  isDecided: boolean;
  /** Of indications with one form, only one card shows its receipts. */
  hasReceipts: boolean;
  onSelect: (indication: Indication) => void;
}

/**
 * One indication: what, when, to whom, and its progress (look of *Indication*). Needs stable callbacks, so that selecting one of
 * forty does not render the others.
 */
export const IndicationCard = memo(function IndicationCard({
  indication,
  isSelected,
  isDecided,
  hasReceipts,
  onSelect,
  ...actions
}: IndicationCardProps) {
  const id = useId();
  const { tipo, estado, created_at, descripcionInicial } = indication;
  const kind = shared.indications[tipo];
  const isPending = estado === 'PENDIENTE';
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 1.5, ...(isSelected && { borderColor: 'primary.main' }) }}
    >
      <Head>
        {isPending && !isDecided && (
          <Pick>
            <ChoiceMark
              type="checkbox"
              aria-label={copy.select([kind, descripcionInicial].filter(Boolean).join(': '))}
              checked={isSelected}
              onChange={() => onSelect(indication)}
            />
          </Pick>
        )}
        <span className="badge">
          <Icon name={icons[tipo]} />
        </span>
        <div className="words">
          <Typography id={id} component="h3" variant="h3">
            {kind}
          </Typography>
          {isPending ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {copy.requested(formatInstantDay(created_at))}
            </Typography>
          ) : (
            <StateChip indication={indication} />
          )}
        </div>
      </Head>
      {descripcionInicial !== null && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {descripcionInicial}
        </Typography>
      )}
      {isPending && (
        <div>
          <StateChip indication={indication} />
        </div>
      )}
      {!isPending && <FormDetailRows indication={indication} />}
      {isPending && !isDecided && (
        <PendingPart indication={indication} isSelected={isSelected} {...actions} />
      )}
      {estado === 'ENVIADO' && !isDecided && <SentPart indication={indication} titleId={id} {...actions} />}
      {estado === 'COMPLETADO' && <CompletedPart indication={indication} />}
      {hasReceipts && indication.vetFormId !== null && (
        <Receipts claimId={indication.siniestroId} vetFormId={indication.vetFormId} isDecided={isDecided} />
      )}
    </Card>
  );
});

/** Request day, vet, and the owner's day; a pending indication shows only the first. */
function FormDetailRows({ indication: { created_at, estado, vet, vetForm } }: { indication: Indication }) {
  const day = vetForm?.fechaAtencionSegunCliente ?? null;
  return (
    <Rows>
      <div>
        <dt>{copy.details.requested}</dt>
        <dd>{formatInstantDay(created_at)}</dd>
      </div>
      {day !== null && (
        <div>
          <dt>{copy.details.attended}</dt>
          <dd>{formatDay(day)}</dd>
        </div>
      )}
      {vet && (
        <div>
          <dt>{copy.details.to}</dt>
          <dd>
            <bdi>{personName(vet.nombre, null)}</bdi>
            {estado === 'ENVIADO' && (
              <>
                <br />
                <bdi>{vet.mail}</bdi>
                <br />
                <bdi>{vet.telefono}</bdi>
              </>
            )}
          </dd>
        </div>
      )}
    </Rows>
  );
}

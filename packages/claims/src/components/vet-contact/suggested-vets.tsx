import type { SuggestedVet } from '@huella/contract';
import { InlineAlert, ListButton, ListSkeleton } from '@huella/ui';
import { isolate } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import type { SuggestedVetsState } from './use-suggested-vets.ts';

/** Shown before "show more". */
const FIRST = 3;

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.palette.divider}`,
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
}));

export interface SuggestedVetsProps {
  state: SuggestedVetsState;
  onPick: (vet: SuggestedVet) => void;
  onAdd: () => void;
}

/** Vets of earlier forms, then those of the network (D86). */
export function SuggestedVets(props: SuggestedVetsProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={1} aria-labelledby={id}>
      <Typography id={id} component="h3" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary' }}>
        {copy.suggested.title}
      </Typography>
      <Vets {...props} />
    </Stack>
  );
}

function Vets({ state: { vets, isFailed, retry }, onPick, onAdd }: SuggestedVetsProps) {
  if (isFailed)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: retry }}>
        {copy.suggested.error}
      </InlineAlert>
    );
  if (vets === undefined) return <ListSkeleton rows={1} />;
  if (vets.length === 0) return <InlineAlert tone="info">{copy.suggested.none}</InlineAlert>;
  return <VetList vets={vets} onPick={onPick} onAdd={onAdd} />;
}

interface VetListProps extends Omit<SuggestedVetsProps, 'state'> {
  vets: readonly SuggestedVet[];
}

function VetList({ vets, onPick, onAdd }: VetListProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Rows>
        {(isWhole ? vets : vets.slice(0, FIRST)).map((vet) => (
          <ListButton
            key={`${vet.tipo} ${vet.id}`}
            icon={vet.tipo === 'VetContact' ? 'person' : 'stethoscope'}
            label={isolate(nameOf(vet))}
            note={isolate(vet.mail)}
            onClick={() => onPick(vet)}
          />
        ))}
      </Rows>
      <Stack direction="row" sx={{ flexWrap: 'wrap', '&&': { marginInline: -3 } }}>
        {!isWhole && vets.length > FIRST && (
          <Button onClick={() => setWhole(true)}>{copy.suggested.all(vets.length)}</Button>
        )}
        <Button onClick={onAdd}>{copy.suggested.add}</Button>
      </Stack>
    </>
  );
}

export function nameOf({ nombre, apellido }: Pick<SuggestedVet, 'nombre' | 'apellido'>): string {
  return `${nombre} ${apellido}`.trim();
}

import type { Indication } from '@huella/contract';
import { personName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { formatInstant } from '../../../lib/format-instant.ts';
import { copy } from './copy.ts';
import { VetAnswers } from './vet-answers-summary.tsx';

/** Who completed the form, when, and the answers. */
export function CompletedPart({ indication: { vet, vetForm, enlace } }: { indication: Indication }) {
  const form = vetForm?.completado ?? null;
  const { nombre = null, apellido = null } = form?.veterinario ?? { nombre: vet?.nombre };
  const name = personName(nombre, apellido);
  return (
    <>
      {enlace?.completado && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {copy.completed(name || copy.someVet, formatInstant(enlace.completado))}{' '}
          {enlace.corregido && copy.corrected(formatInstant(enlace.corregido))}
        </Typography>
      )}
      {form && <VetAnswers form={form} />}
    </>
  );
}

import type { CompletedVetForm, Indication } from '@huella/contract';
import { isolate } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { shownTime } from '../../../lib/shown-time.ts';
import { copy } from './copy.ts';
import { VetAnswers } from './vet-answers-summary.tsx';

/** Who completed the form and when, and what they answered. */
export function CompletedPart({ indication: { vet, vetForm, enlace } }: { indication: Indication }) {
  const form = vetForm?.completado ?? null;
  const name = form ? nameOf(form) : (vet?.nombre ?? '');
  return (
    <>
      {enlace?.completado && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {copy.completed(name ? isolate(name) : copy.someVet, shownTime(enlace.completado))}{' '}
          {enlace.corregido && copy.corrected(shownTime(enlace.corregido))}
        </Typography>
      )}
      {form && <VetAnswers form={form} />}
    </>
  );
}

function nameOf({ veterinario: { nombre, apellido } }: CompletedVetForm): string {
  return `${nombre} ${apellido}`.trim();
}

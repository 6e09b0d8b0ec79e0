import type { CbuHint } from '@huella/validation/payment';
import { useWatch } from 'react-hook-form';
import { copy } from '../../copy.ts';
import type { CbuFormApi } from './use-cbu-form.ts';
import { useCbuHint } from './use-cbu-hint.ts';

/** Where to find the CBU; once complete, its bank and whether its check digits agree. Never blocks (D54). */
export function CbuNumberHint({ control }: Pick<CbuFormApi, 'control'>) {
  const number = useWatch({ control, name: 'numero_pago' });
  const hint = useCbuHint(number);
  return <span aria-live="polite">{hint ? wordsOf(hint) : copy.form.cbuHint}</span>;
}

function wordsOf({ bank, isConsistent }: CbuHint): string {
  const words = [bank && copy.form.bank(bank), !isConsistent && copy.form.doubtfulCbu];
  return words.filter(Boolean).join(' ') || copy.form.cbuHint;
}

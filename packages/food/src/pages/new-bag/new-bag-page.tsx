import type { FoodBag } from '@huella/contract';
import { Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useSearchParams } from 'react-router-dom';
import { FactsGate, type FormFacts } from '../../components/facts-gate/facts-gate.tsx';
import { firstValues, nextValues } from '../../forms/bag-form/bag-values.ts';
import { isEatenBy } from '../../lib/current-bag.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { NewBagForm, type NewBagFormProps } from './new-bag-form.tsx';

/** Adds a bag: a new one, the next of another (`?renueva=`), or of an ended one (`?repite=`; specification §2 *agregar*). */
export function NewBagPage() {
  const goBack = useGoBack(foodPaths.bags.href());
  const [search] = useSearchParams();
  return (
    <Page title={search.has('renueva') ? copy.renew : copy.title} onBack={() => goBack()} width="wide">
      <FactsGate>{(facts) => <NewBagForm key={search.toString()} {...formOf(facts, search)} />}</FactsGate>
    </Page>
  );
}

/** The form for the query: ignores a foreign bag, and repeats an ended one instead of renewing it. */
function formOf({ pets, foods, bags }: FormFacts, search: URLSearchParams): NewBagFormProps {
  const idOf = (name: string) => parseId(search.get(name) ?? undefined);
  const named = bags.find(({ id }) => id === (idOf('renueva') ?? idOf('repite')));
  const before = named && (bags.find((bag) => follows(bag, named)) ?? named);
  const pet = pets.find(({ id }) => id === idOf('mascota'));
  return {
    facts: { pets, foods, renewed: before?.terminada === null ? before : null },
    values: before ? nextValues(before, bags) : firstValues(pets, pet),
    draft: ['new-bag', search.toString()].filter(Boolean).join('-'),
  };
}

/** Whether this current bag precedes the next one of an ended bag: a pet has one bag of a food at a time (D107). */
function follows(bag: FoodBag, { alimento, stocksAlimentoMascotas, terminada }: FoodBag): boolean {
  if (terminada === null || bag.terminada !== null || bag.alimento.id !== alimento.id) return false;
  return stocksAlimentoMascotas.some(({ mascotaId }) => isEatenBy(bag, mascotaId));
}

import { GoBack, Page, useGoBack } from '@huella/ui';
import { parseId } from '@huella/validation/number';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FactsGate } from '../../components/facts-gate/facts-gate.tsx';
import { externalPaths, foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EditBagForm } from './edit-bag-form.tsx';

/** Edits the data and pets of a bag (D19). An invalid, unknown or foreign id leads to not-found. */
export function EditBagPage() {
  const id = parseId(useParams()['bagId']);
  const goBack = useGoBack(foodPaths.bags.href());
  const [isSaved, setSaved] = useState(false);
  if (isSaved) return <GoBack fallback={foodPaths.bags.href()} />;
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      <FactsGate>
        {({ pets, foods, bags }) => {
          const bag = bags.find((each) => each.id === id);
          if (!bag) return <Navigate to={externalPaths.notFound} replace />;
          return (
            <EditBagForm
              key={bag.id}
              bag={bag}
              facts={{ pets, foods, renewed: null }}
              onSaved={() => setSaved(true)}
            />
          );
        }}
      </FactsGate>
    </Page>
  );
}

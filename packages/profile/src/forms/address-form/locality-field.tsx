import { usePendingHints } from '@huella/changes';
import type { Locality } from '@huella/contract';
import { AutocompleteField, InlineAlert } from '@huella/ui';
import { useWatch } from 'react-hook-form';
import { copy } from './copy.ts';
import type { PersonalDataFlow } from '../../pages/personal-data/use-personal-data-form.ts';
import { useLocalities } from './use-localities.ts';

/** The localities of the chosen province. A failed list offers a retry, not "no results" (D72). */
export function LocalityField({ form }: Pick<PersonalDataFlow, 'form'>) {
  const { control } = form;
  const [localidad, name] = useWatch({
    control,
    name: ['datos_domicilio.localidad', 'datos_domicilio.localidadString'],
  });
  const { status, localities, retry } = useLocalities(form);
  const hintOf = usePendingHints(null);
  return (
    <AutocompleteField
      control={control}
      name="datos_domicilio.localidad"
      label={copy.address.locality}
      hint={hintOf('localidad', stateOf(status, retry))}
      options={localityOptions(localities, localidad, name)}
      loading={status === 'loading'}
      disabled={status === 'waiting' || status === 'error'}
      emptyValue={null}
      autoComplete="address-level2"
    />
  );
}

function stateOf(status: ReturnType<typeof useLocalities>['status'], retry: () => void) {
  if (status === 'waiting') return <InlineAlert tone="hint">{copy.address.localityFirst}</InlineAlert>;
  if (status !== 'error') return undefined;
  return (
    <InlineAlert tone="hint" action={{ label: copy.address.retry, onClick: retry }}>
      {copy.address.localitiesError}
    </InlineAlert>
  );
}

/** Until the list is loaded, offers the stored locality, so that its name is shown. */
function localityOptions(localities: readonly Locality[] | undefined, id: number | null, name: string) {
  const known = localities ?? (id === null ? [] : [{ id, nombre: name }]);
  return known.map((locality) => ({ value: locality.id, label: locality.nombre }));
}

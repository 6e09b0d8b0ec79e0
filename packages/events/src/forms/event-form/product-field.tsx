import type { Deworming } from '@huella/calendar';
import type { Animal, Product } from '@huella/contract';
import { AutocompleteField } from '@huella/ui';
import { copy } from '../../copy.ts';
import { productsFor } from '../../lib/products-for.ts';
import type { EventControl } from './event-flow.ts';

export interface ProductFieldProps {
  control: EventControl;
  products: readonly Product[];
  animal: Animal;
  tipo: Deworming;
}

export function ProductField({ control, products, animal, tipo }: ProductFieldProps) {
  const options = productsFor(products, animal, tipo).map(({ id, nombre }) => ({
    value: id,
    label: nombre,
  }));
  return (
    <AutocompleteField
      control={control}
      name="productoId"
      label={copy.form.product}
      options={options}
      emptyValue={null}
      hint={animal === 'Gato' && tipo === 'DespExterna' ? copy.form.cats : undefined}
    />
  );
}

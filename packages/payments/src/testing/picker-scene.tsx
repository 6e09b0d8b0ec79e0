import { useState } from 'react';
import {
  PaymentMethodPicker,
  type PaymentMethodPickerProps,
} from '../components/payment-method-picker/payment-method-picker.tsx';

/** The picker inside another form, as in the product. */
export function PickerScene(props: Pick<PaymentMethodPickerProps, 'error' | 'disabled' | 'onContinue'>) {
  const [value, setValue] = useState<number | null>(null);
  const [submits, setSubmits] = useState(0);
  return (
    <main>
      <h1>Contratar</h1>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSubmits((count) => count + 1);
        }}
      >
        <PaymentMethodPicker {...props} value={value} onChange={setValue} />
        <p>{`Elegido: ${value ?? 'ninguno'}. Envíos: ${submits}.`}</p>
      </form>
    </main>
  );
}

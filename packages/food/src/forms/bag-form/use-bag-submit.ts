import type { WithIdempotencyKey } from '@huella/api-client';
import { useSubmit } from '@huella/forms';
import { foodMessages } from '@huella/validation/food';
import { type SyntheticEvent, useState } from 'react';
import type { BagFlow, ValidBag } from './bag-flow.ts';
import { copy } from './copy.ts';

export interface BagSubmit {
  submit: (event: SyntheticEvent) => unknown;
  busy: boolean;
  failure: string | undefined;
  /** The server is down: a dialog says so (specification §8 *Food*). */
  isDown: boolean;
  dismiss: () => void;
  retry: () => void;
}

export interface BagSubmitOptions<Body> {
  body: (bag: ValidBag) => Body;
  send: (sending: WithIdempotencyKey<Body>) => PromiseLike<{ data?: unknown; error?: unknown }>;
  success: string;
  onSent: () => void;
  /** The edited bag was deleted elsewhere. */
  onGone?: () => void;
}

const fields = [
  'mascotas',
  'alimentoId',
  'kilos',
  'fechaCompra',
  'duracion',
  'nombrePetShop',
  'contactoProveedor',
  'modalidadCompra',
  'precio',
] as const;

function fieldOf(path: string) {
  return path === 'renueva.kilos' ? 'sobra' : fields.find((name) => name === path);
}

/** Sends a bag. A duplicate is reported at its food (D75); other failures open the dialog. */
export function useBagSubmit<Body>(flow: BagFlow, options: BagSubmitOptions<Body>): BagSubmit {
  const [isDown, setDown] = useState(false);
  const { handleSubmit, send, submit, busy, failure } = useSubmit(flow, {
    ...options,
    failure: copy.maintenance,
    fieldOf,
    onRejected: ({ code, fields: rejected }) => {
      if (code === 'already_loaded') {
        const message = foodMessages.alreadyLoaded;
        flow.form.setError('alimentoId', { type: 'server', message }, { shouldFocus: true });
        return 'handled';
      }
      if (code === 'not_found' && options.onGone) {
        options.onGone();
        return 'handled';
      }
      if (rejected.length > 0) {
        setDown(false);
        return 'unhandled';
      }
      setDown(true);
      return 'handled';
    },
  });
  return {
    submit,
    busy,
    failure,
    isDown,
    dismiss: () => setDown(false),
    retry: () => {
      setDown(false);
      void handleSubmit(send)();
    },
  };
}

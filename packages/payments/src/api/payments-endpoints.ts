import { baseApi, CATALOGUE_KEPT_SECONDS, request, responseOf } from '@huella/api-client';
import type { PaymentMedium, PaymentMethod } from '@huella/contract';
import { createPaymentMethod, listPaymentMediums, listPaymentMethods } from '@huella/contract/payments';
import { takePaymentMethod, type PaymentMethodHandle } from './payment-method-stash.ts';

/** `createPaymentMethod` takes a handle of `stashPaymentMethod`; for an existing method it answers that one's id (D24). */
export const paymentsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['PaymentMethod', 'PaymentMedium'] })
  .injectEndpoints({
    overrideExisting: import.meta.hot ? true : 'throw',
    endpoints: (build) => ({
      listPaymentMethods: build.query<PaymentMethod[], void>({
        query: () => request(listPaymentMethods),
        responseSchema: responseOf(listPaymentMethods),
        providesTags: (methods = []) => [
          { type: 'PaymentMethod', id: 'LIST' },
          ...methods.map(({ id }) => ({ type: 'PaymentMethod' as const, id })),
        ],
      }),
      listPaymentMediums: build.query<PaymentMedium[], void>({
        query: () => request(listPaymentMediums),
        responseSchema: responseOf(listPaymentMediums),
        providesTags: [{ type: 'PaymentMedium', id: 'LIST' }],
        keepUnusedDataFor: CATALOGUE_KEPT_SECONDS,
      }),
      createPaymentMethod: build.mutation<{ id: number }, PaymentMethodHandle>({
        query: (handle) => request(createPaymentMethod, { body: takePaymentMethod(handle) }),
        responseSchema: responseOf(createPaymentMethod),
        invalidatesTags: (result) => (result ? [{ type: 'PaymentMethod', id: 'LIST' }] : []),
      }),
    }),
  });

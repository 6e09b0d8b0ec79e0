import { IconRows, type IconRowsProps, Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { AddPaymentSheet } from '../../components/add-payment-sheet/add-payment-sheet.tsx';
import { useAddPayment } from '../../components/payment-method-picker/use-add-payment.ts';
import { usePaymentMethods } from '../../components/payment-method-picker/use-payment-methods.ts';
import { copy } from './copy.ts';
import { externalPaths } from '../../paths.ts';
import { MonthlyCosts } from './monthly-costs.tsx';
import { PaymentMethodsStateView } from './payment-methods-state-view.tsx';

const rows: IconRowsProps['rows'] = [
  { icon: 'shield', text: copy.about.masked },
  { icon: 'paw', text: copy.about.chosen },
  { icon: 'clock', text: copy.about.renewed },
];

/** Specification §3 *Payment method*, decision 012. */
export function PaymentMethodsPage() {
  const goBack = useGoBack(externalPaths.settings);
  const { open, added, fresh, sheet } = useAddPayment();
  const state = usePaymentMethods(fresh);
  return (
    <Page
      title={copy.page.title}
      onBack={() => goBack()}
      beside={<IconRows title={copy.about.title} rows={rows} />}
    >
      <Stack spacing={4}>
        <PaymentMethodsStateView {...state} added={added} onAdd={() => open(null)} />
        <MonthlyCosts />
      </Stack>
      <AddPaymentSheet {...sheet} mediums={state.mediums} today={state.today} />
    </Page>
  );
}

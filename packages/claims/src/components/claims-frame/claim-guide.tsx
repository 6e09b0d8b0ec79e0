import { IconRows, type IconRowsProps } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { StepsCard } from '../steps-card/steps-card.tsx';
import { copy } from './copy.ts';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 24,
});

const needed: IconRowsProps['rows'] = [
  { icon: 'card', text: copy.needed.identityDocument },
  { icon: 'syringe', text: copy.needed.booklet },
  { icon: 'receipt', text: copy.needed.receipts },
  { icon: 'bank', text: copy.needed.bankAccount },
];

/** Shown beside the list until a claim is chosen: the steps of a refund, and what it needs. */
export function ClaimGuide() {
  return (
    <Cards>
      <StepsCard title={copy.steps} steps={shared.refundSteps} />
      <IconRows title={copy.needed.title} rows={needed} />
    </Cards>
  );
}

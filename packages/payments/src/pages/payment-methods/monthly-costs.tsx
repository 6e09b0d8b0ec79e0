import { PetThumbnail, plansApi, usePets } from '@huella/pets/api';
import { todayInArgentina } from '@huella/validation/day';
import { formatMoney } from '@huella/validation/number';
import { petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { copy } from './copy.ts';
import { monthlyCosts } from '../../lib/monthly-costs.ts';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.palette.text.secondary },
}));

const Costs = styled('dl')(({ theme }) => ({
  margin: 0,
  padding: '4px 20px',
  borderRadius: 20,
  border: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 64, paddingBlock: 8 },
  '& > div + div': { borderTop: `1px solid ${theme.palette.divider}` },
  '& dt': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 12,
    minWidth: 0,
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));

/** Today's price of each covered pet's plan, and all together: what a policy really costs is not on the wire. Nothing without a cover, or until pets and plans are loaded. */
export function MonthlyCosts() {
  const headingId = useId();
  const { data: pets = [] } = usePets();
  const { data: plans = [] } = plansApi.useListPlansQuery();
  const costs = monthlyCosts(pets, plans, todayInArgentina());
  if (costs.length === 0) return null;
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{copy.costs.title}</h2>
      <Costs>
        {costs.map(({ pet, amount }) => (
          <div key={pet.id}>
            <dt>
              <PetThumbnail pet={pet} size={40} />
              <span>
                {petName(pet.nombre)}
                <small>{pet.plan}</small>
              </span>
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {costs.length > 1 && (
          <div>
            <dt>{copy.costs.total}</dt>
            <dd>{formatMoney(total)}</dd>
          </div>
        )}
      </Costs>
      <p>{copy.costs.note}</p>
    </Section>
  );
}

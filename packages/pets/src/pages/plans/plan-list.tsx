import { ButtonLink } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { Plan } from '@huella/contract';
import { formatMoney } from '@huella/validation/number';
import { comparePlans, type ComparedPlan } from '../../lib/compare-plans.ts';
import { copy } from './copy.ts';
import { PlanCard, PlanGrid } from './plan-grid.ts';
import { SumInsured } from './sum-insured.tsx';

interface PlanListProps {
  plans: readonly Plan[];
  choosePlan: (planId: number) => string;
}

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.palette.primary.main,
}));

const Price = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '2.25rem', fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.02em' },
  '& span': { color: theme.palette.text.secondary },
}));

const Difference = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0, textWrap: 'pretty' }));

/** The plans side by side, cheapest first, each with what it adds to the one before (specification §9 *Plans*). */
export function PlanList({ plans, choosePlan }: PlanListProps) {
  const largest = Math.max(...plans.map(({ suma_asegurada }) => suma_asegurada));
  return (
    <PlanGrid aria-label={copy.plans}>
      {comparePlans(plans).map(({ plan, below }) => (
        <PlanCard key={plan.id}>
          <Name>{plan.nombre}</Name>
          <Price>
            <strong>{formatMoney(plan.costo)}</strong> <span>{copy.monthly}</span>
          </Price>
          <SumInsured sum={plan.suma_asegurada} largest={largest} />
          <Difference>{plans.length > 1 && differenceText(below)}</Difference>
          <ButtonLink
            to={choosePlan(plan.id)}
            variant="contained"
            size="large"
            fullWidth
            aria-label={copy.chooseNamed(plan.nombre)}
          >
            {copy.choose}
          </ButtonLink>
        </PlanCard>
      ))}
    </PlanGrid>
  );
}

/** Only the differences: two plans may have the same price or sum insured. */
function differenceText(below: ComparedPlan['below']): string {
  if (below === null) return copy.lowest;
  const { name, moreInsured, moreCost } = below;
  return [
    moreInsured > 0 && copy.more(formatMoney(moreInsured), name),
    moreCost > 0 && copy.extra(formatMoney(moreCost)),
  ]
    .filter((text) => text !== false)
    .join(' ');
}

import { EmptyState, ErrorState, Page } from '@huella/ui';
import type { Plan } from '@huella/contract';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { CoveredByAll } from './covered-by-all.tsx';
import { copy } from './copy.ts';
import { PlanList } from './plan-list.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';

/** Aligns its links with the page despite their padding. */
const Footer = styled('div')({ margin: '24px -12px -24px' });

export interface PlansPageProps extends PlansProps {
  onBack: () => void;
  footer: ReactNode;
}

interface PlansProps {
  plans: readonly Plan[] | undefined;
  /** The error of the last load. */
  cause: unknown;
  isLoading: boolean;
  isFetching: boolean;
  onRetry: () => void;
  choosePlan: (planId: number) => string;
}

/** What insurance costs and covers, open to everybody (decision 056). */
export function PlansPage({ onBack, footer, ...props }: PlansPageProps) {
  return (
    <Page title={copy.title} width="wide" onBack={() => onBack()}>
      <CoveredByAll />
      <Plans {...props} />
      <Footer>{footer}</Footer>
    </Page>
  );
}

function Plans({ plans, cause, isLoading, isFetching, onRetry, choosePlan }: PlansProps) {
  if (isLoading) return <PlansSkeleton />;
  if (plans === undefined)
    return <ErrorState title={copy.error} cause={cause} onRetry={onRetry} busy={isFetching} />;
  if (plans.length === 0) return <EmptyState illustration="coverage" {...shared.planForm.noPlans} />;
  return <PlanList plans={plans} choosePlan={choosePlan} />;
}

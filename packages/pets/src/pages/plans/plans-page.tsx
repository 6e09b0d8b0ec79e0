import { EmptyState, ErrorState, Page } from '@huella/ui';
import type { Plan } from '@huella/contract';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { copy as shared } from '../../copy.ts';
import { CoveredByAll } from './covered-by-all.tsx';
import { copy } from './copy.ts';
import { PlanList } from './plan-list.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';

/** Its links begin where the page does: each has room for a thumb around it. */
const Footer = styled('div')({ margin: '24px -12px -24px' });

export interface PlansPageProps extends PlansProps {
  onBack: () => void;
  footer: ReactNode;
}

interface PlansProps {
  plans: readonly Plan[] | undefined;
  /** For the first time. */
  isLoading: boolean;
  isFetching: boolean;
  onRetry: () => void;
  choosePlan: (planId: number) => string;
}

/** /planes: what insurance costs and covers, before anything is typed (decision 056). */
export function PlansPage({ onBack, footer, ...props }: PlansPageProps) {
  return (
    <Page title={copy.title} width="wide" onBack={() => onBack()}>
      <CoveredByAll />
      <Plans {...props} />
      <Footer>{footer}</Footer>
    </Page>
  );
}

function Plans({ plans, isLoading, isFetching, onRetry, choosePlan }: PlansProps) {
  if (isLoading) return <PlansSkeleton />;
  if (plans === undefined) return <ErrorState title={copy.error} onRetry={onRetry} busy={isFetching} />;
  if (plans.length === 0) return <EmptyState illustration="coverage" {...shared.planForm.noPlans} />;
  return <PlanList plans={plans} choosePlan={choosePlan} />;
}

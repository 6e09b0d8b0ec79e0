import { styled } from '@mui/material/styles';
import { FirstIcon, useIdleLoad } from '@huella/ui';
import { appPaths } from '@huella/contract/app-paths';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { useReturnPath } from '../../guard/use-return-path.ts';
import type { PlanPriceProps } from './plan-price.tsx';

const Card = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 0 100%',
  minHeight: 64,
  padding: '8px 14px',
  borderRadius: 16,
  textDecoration: 'none',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 2px 12px rgb(0 0 0 / 0.1)',
  '& > span': {
    flex: 1,
    fontSize: '0.9375rem',
    minWidth: 0,
    display: 'grid',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& small': { ...theme.typography.body2, fontWeight: 600, color: theme.palette.primary.main },
  '@media (hover: hover)': { '&:hover small': { textDecoration: 'underline' } },
  '& svg': { flex: 'none', color: theme.palette.primary.main },
  [theme.breakpoints.up('md')]: { maxWidth: '26rem' },
}));

/**
 * Links to the plans with the price of the chosen or cheapest one. The price loads after the first paint into a line of the same
 * height, which stays if loading fails.
 */
export function PlansTeaser() {
  const asked = useReturnPath();
  const [Price, setPrice] = useState<ComponentType<PlanPriceProps>>();
  useIdleLoad(async () => {
    const { PlanPrice } = await import('./plan-price.tsx');
    setPrice(() => PlanPrice);
  });
  return (
    <Card to={appPaths.plans.path}>
      <span>
        {copy.plans.lead}
        <small>{Price ? <Price asked={asked} /> : copy.plans.action}</small>
      </span>
      <FirstIcon name="forward" />
    </Card>
  );
}

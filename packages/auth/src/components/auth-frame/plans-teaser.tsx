import { styled } from '@mui/material/styles';
import { FirstIcon, whenIdle } from '@huella/ui';
import { appPaths } from '@huella/contract/app-paths';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '../../copy.ts';
import { useRequestedPath } from '../../guard/use-requested-path.ts';
import type { PlanLinesProps } from './plan-lines.tsx';

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

type Lines = ComponentType<PlanLinesProps>;

/** Kept for the next of these screens. */
let loaded: Lines | undefined;

async function load(): Promise<Lines> {
  const { PlanLines } = await import('./plan-lines.tsx');
  loaded = PlanLines;
  return PlanLines;
}

/**
 * Links to the plans with the price of the chosen or cheapest one, into lines of the same height, which stay if loading fails. Loads
 * on idle; at once when the path to return to has a plan, as after the choice of one.
 */
export function PlansTeaser() {
  const returnPath = useRequestedPath();
  const [Lines, setLines] = useState(() => loaded);
  const hasPlan = returnPath?.includes('plan=') ?? false;
  useEffect(() => {
    const show = () =>
      void load().then(
        (lines) => setLines(() => lines),
        () => undefined,
      );
    return hasPlan ? show() : whenIdle(show);
  }, [hasPlan]);
  return (
    <Card to={appPaths.plans.path}>
      <span>
        {Lines ? (
          <Lines returnPath={returnPath} />
        ) : (
          <>
            {copy.plans.lead}
            <small>{copy.plans.action}</small>
          </>
        )}
      </span>
      <FirstIcon name="forward" />
    </Card>
  );
}

import { Icon } from '@huella/ui';
import { formatMoney } from '@huella/validation/number';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { petsApi } from '../../api/index.ts';
import { plansByCost } from '../../lib/plans-by-cost.ts';
import { petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 64,
  padding: '10px 16px',
  borderRadius: 16,
  fontWeight: 650,
  lineHeight: 1.35,
  textDecoration: 'none',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.tint.sun,
  '& small': { display: 'block', minHeight: '1.4em', fontWeight: 400, fontSize: '0.9375rem' },
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
}));

/** A link to the plans with the lowest price, whose space is reserved while it loads. */
export function PlansLink() {
  const { data: plans = [] } = petsApi.useListPlansQuery();
  const [lowest] = plansByCost(plans);
  return (
    <Row to={petsPaths.plans.href()}>
      <span>
        {copy.plans}
        <small>{lowest && copy.from(formatMoney(lowest.costo))}</small>
      </span>
      <Icon name="forward" />
    </Row>
  );
}

import { profileApi } from '@huella/profile/api';
import { PetAvatar } from '@huella/ui';
import { formatDay, todayInArgentina } from '@huella/validation/day';
import type { NewPet } from '@huella/validation/pet';
import { titleCase } from '@huella/validation/text';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DetailRow } from '../../components/detail-row/detail-row.tsx';
import { copy } from './copy.ts';
import type { PetsDependencies } from '../../dependencies.ts';
import { ageLabel } from '../../lib/age-label.ts';
import { MonthlyPrice } from './monthly-price.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, overflowWrap: 'anywhere' });

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  // Label and value side by side, or stacked with a large font.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& dt': { flex: '0 0 5rem', color: theme.palette.text.secondary },
  '& dd': { flex: '1 1 11rem', margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
}));

export interface InsureReviewProps extends Pick<PetsDependencies, 'PaymentMethodName'> {
  newPet: NewPet;
}

/** What is bought: pet, price, holder, term, payment method. The day of the charge is unknown here. */
export function InsureReview({ newPet, PaymentMethodName }: InsureReviewProps) {
  const { datos_mascota: pet, datos_pago } = newPet;
  const plan = useChosenPlan(datos_pago.plan);
  const { data: person } = profileApi.useGetPersonQuery();
  const today = todayInArgentina();
  const name = titleCase(pet.nombre);
  return (
    <>
      <Head>
        <PetAvatar animal={pet.animal} name={name} size={56} />
        <div>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography color="textSecondary">{`${pet.raza} · ${ageLabel(pet.fecha_nacimiento, today)}`}</Typography>
        </div>
      </Head>
      {plan !== undefined && <MonthlyPrice plan={plan} />}
      <Divider />
      <Rows>
        {person && (
          <DetailRow label={copy.review.holder}>{titleCase(`${person.nombre} ${person.apellido}`)}</DetailRow>
        )}
        <DetailRow label={copy.review.term}>{copy.review.today(formatDay(today))}</DetailRow>
        <DetailRow label={copy.review.payment}>
          {`${copy.review.everyMonth} `}
          <PaymentMethodName id={datos_pago.id} />
        </DetailRow>
      </Rows>
    </>
  );
}

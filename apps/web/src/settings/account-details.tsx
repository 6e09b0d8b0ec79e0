import type { Person } from '@huella/contract';
import { profileApi } from '@huella/profile/api';
import { ButtonLink, CardSkeleton } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import { isolate } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';
import { AccountPart } from './account-part.tsx';

const DetailList = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, lineHeight: 1.35 },
}));

const { details, personalData } = copy.settings;

export function AccountDetails() {
  const { data: person, isFetching } = profileApi.useGetPersonQuery();
  if (person === undefined) return isFetching ? <CardSkeleton /> : null;
  if (person === null)
    return (
      <DetailsCard action={copy.home.incomplete.action}>
        <p style={{ margin: 0 }}>{personalData.missing.note}.</p>
      </DetailsCard>
    );
  return (
    <DetailsCard action={details.change}>
      <DetailList>
        {detailRowsOf(person).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isolate(text)}</dd>
          </div>
        ))}
      </DetailList>
    </DetailsCard>
  );
}

function DetailsCard({ action, children }: { action: string; children: ReactNode }) {
  return (
    <AccountPart title={details.title}>
      {children}
      <div>
        <ButtonLink to={paths.personalData} variant="outlined">
          {action}
        </ButtonLink>
      </div>
    </AccountPart>
  );
}

function detailRowsOf({ dni, fecha_nacimiento: born, tel_celular: phone, datosDomicilio }: Person) {
  return [
    [details.document, dni],
    [details.born, formatDay(born)],
    [details.phone, phone],
    [details.address, addressOf(datosDomicilio)],
  ] as const;
}

/** `Av. Santa Fe 1234, piso 4, dpto. B, Palermo, Ciudad Autónoma de Buenos Aires`. */
function addressOf({
  direccion,
  numero,
  piso,
  departamento,
  localidad,
  provincia,
}: Person['datosDomicilio']) {
  return [
    `${direccion} ${numero}`,
    piso && details.floor(piso),
    departamento && details.flat(departamento),
    localidad,
    provincia,
  ]
    .filter(Boolean)
    .join(', ');
}

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

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, lineHeight: 1.35 },
}));

const { facts, personalData } = copy.settings;

export function AccountFacts() {
  const { data: person, isFetching } = profileApi.useGetPersonQuery();
  if (person === undefined) return isFetching ? <CardSkeleton /> : null;
  if (person === null)
    return (
      <FactsCard action={copy.home.incomplete.action}>
        <p style={{ margin: 0 }}>{personalData.missing.note}.</p>
      </FactsCard>
    );
  return (
    <FactsCard action={facts.change}>
      <Facts>
        {factsOf(person).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isolate(text)}</dd>
          </div>
        ))}
      </Facts>
    </FactsCard>
  );
}

function FactsCard({ action, children }: { action: string; children: ReactNode }) {
  return (
    <AccountPart title={facts.title}>
      {children}
      <div>
        <ButtonLink to={paths.personalData} variant="outlined">
          {action}
        </ButtonLink>
      </div>
    </AccountPart>
  );
}

function factsOf({ dni, fecha_nacimiento: born, tel_celular: phone, datosDomicilio }: Person) {
  return [
    [facts.document, dni],
    [facts.born, formatDay(born)],
    [facts.phone, phone],
    [facts.address, addressOf(datosDomicilio)],
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
    piso && facts.floor(piso),
    departamento && facts.flat(departamento),
    localidad,
    provincia,
  ]
    .filter(Boolean)
    .join(', ');
}

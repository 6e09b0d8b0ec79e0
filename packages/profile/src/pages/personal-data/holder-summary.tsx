import { useFormValues } from '@huella/forms';
import { Icon, SummaryCard } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { copy } from './copy.ts';
import type { PersonalDataFlow } from './use-personal-data-form.ts';

export interface HolderSummaryProps extends Pick<PersonalDataFlow, 'form'> {
  /** Given for the first time: says what the data are for. */
  isFirst: boolean;
}

export function HolderSummary({ form, isFirst }: HolderSummaryProps) {
  const titleId = useId();
  const { datos_persona: person, datos_domicilio: home } = useFormValues(form.control);
  const name = titleCase(`${person.nombre} ${person.apellido}`);
  const street = `${home.direccion} ${home.numero}`.trim();
  const locality = [home.localidadString, home.provincia].filter(Boolean).join(', ');
  return (
    <SummaryCard aria-labelledby={titleId}>
      <Typography component="h2" variant="h3" id={titleId} sx={headingStyle}>
        <Icon name="person" />
        {copy.holder.title}
      </Typography>
      <div>
        <Typography variant="h2" component="p" color={name === '' ? 'textSecondary' : undefined}>
          {name || copy.holder.nobody}
        </Typography>
        {street !== '' && <Typography>{street}</Typography>}
        {locality !== '' && <Typography>{locality}</Typography>}
      </div>
      {isFirst && <Typography color="textSecondary">{copy.holder.text}</Typography>}
    </SummaryCard>
  );
}

const headingStyle = { display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' } as const;

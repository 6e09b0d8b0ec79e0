import { profileApi } from '@huella/profile/api';
import { ButtonLink } from '@huella/ui';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { paths } from '../paths.ts';
import { selectLacksName } from '../store/store.ts';

const Card = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 20,
  borderRadius: 16,
  backgroundColor: theme.palette.tint.coral,
  '& p': { margin: '4px 0 0' },
}));

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

/**
 * For somebody without personal data: the next step (specification §6). Who had none the last time most likely has none
 * now: the card's room is kept while the answer is on its way, so that nothing jumps.
 */
export function CompleteDataCard() {
  const { data: person, isLoading } = profileApi.useGetPersonQuery();
  const lackedName = useSelector(selectLacksName);
  const isAwaited = isLoading && lackedName;
  if (person !== null && !isAwaited) return null;
  const { title, text, action } = copy.home.incomplete;
  return (
    <Card aria-label={title} style={isAwaited ? { visibility: 'hidden' } : undefined}>
      <div>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </div>
      <ButtonLink to={paths.personalData} variant="contained">
        {action}
      </ButtonLink>
    </Card>
  );
}

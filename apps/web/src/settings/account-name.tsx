import { profileApi } from '@huella/profile/api';
import { VisuallyHidden } from '@huella/ui';
import { titleCase } from '@huella/validation/text';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { copy } from '../copy.ts';
import { selectUserName } from '../store/store.ts';

const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const { name } = copy.settings;

export function AccountName() {
  const { data: person, isFetching, refetch } = profileApi.useGetPersonQuery();
  const remembered = useSelector(selectUserName);
  const known = titleCase(person ? `${person.nombre} ${person.apellido}` : remembered);
  if (person === null) return <Name>{name.missing}</Name>;
  if (known) return <Name>{known}</Name>;
  if (isFetching) return <LoadingName />;
  return (
    <>
      <p role="alert">{name.failed}</p>
      <Button size="small" onClick={() => void refetch()} sx={{ marginInlineStart: -3 }}>
        {name.retry}
      </Button>
    </>
  );
}

function LoadingName() {
  return (
    <output>
      <VisuallyHidden>{name.loading}</VisuallyHidden>
      <Skeleton width="60%" sx={{ fontSize: '1.125rem', lineHeight: 1.35 }} />
    </output>
  );
}

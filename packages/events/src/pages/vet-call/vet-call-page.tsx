import type { Setting } from '@huella/api-client';
import { Uninsured, usePets } from '@huella/pets/api';
import { Icon, Illustration, Page, TextLink, useGoBack } from '@huella/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Who sits at a desk calls with another device. */
const Call = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

const Steps = styled('ol')({ margin: 0, paddingInlineStart: '1.5em', '& > li + li': { marginTop: 8 } });

/** How to ask for a consultation by video call (specification §2); without an insured pet, how to insure one (D102). */
export function VetCallPage({ phone }: { phone: Setting }) {
  const goBack = useGoBack(externalPaths.home);
  const isUninsured = usePets().data?.length === 0;
  return (
    <Page title={copy.title} onBack={() => goBack()} width="narrow">
      {isUninsured ? <Uninsured text={copy.uninsured} /> : <Consultation phone={phone} />}
    </Page>
  );
}

/** What the coverage includes, and how to have it. */
function Consultation({ phone }: { phone: Setting }) {
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <Illustration name="vet-call" />
      </Box>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>{copy.included}</Typography>
      <div>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {copy.steps}
        </Typography>
        <Steps>
          <li>
            <Ask phone={phone} />
          </li>
          <li>{copy.after}</li>
        </Steps>
      </div>
      {phone.value !== undefined && (
        <Call>
          <Button
            href={`tel:${phone.value.replace(/[^\d+]/g, '')}`}
            variant="contained"
            fullWidth
            startIcon={<Icon name="phone" />}
          >
            {copy.call}
          </Button>
        </Call>
      )}
      <TextLink to={eventsPaths.calendar.href()}>{copy.calendar}</TextLink>
    </Stack>
  );
}

function Ask({ phone }: { phone: Setting }) {
  if (phone.state === 'hidden') return copy.askHidden;
  return (
    <>
      {copy.ask} <strong style={{ whiteSpace: 'nowrap' }}>{phone.value ?? copy.unconfigured}</strong>.
    </>
  );
}

import type { Setting } from '@huella/api-client';
import { Uninsured, usePets } from '@huella/pets/api';
import { Icon, Illustration, Page, TextLink, useGoBack } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { eventsPaths, externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** A desktop shows the number for another device. */
const Call = styled('div')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 48,
    alignItems: 'center',
  },
}));

const IllustrationFrame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  borderRadius: 24,
  backgroundColor: theme.palette.tint.primary,
  '& svg': { maxWidth: '100%', height: 'auto' },
  [theme.breakpoints.up('md')]: { order: 1, padding: 48, '& svg': { width: '22rem' } },
}));

const Steps = styled('ol')({ margin: 0, paddingInlineStart: '1.5em', '& > li + li': { marginTop: 8 } });

/** How to ask for a video call (specification §2); without an insured pet, how to insure one (D102). */
export function VetCallPage({ phone }: { phone: Setting }) {
  const goBack = useGoBack(externalPaths.home);
  const isUninsured = usePets().data?.length === 0;
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      {isUninsured ? <Uninsured text={copy.uninsured} /> : <Consultation phone={phone} />}
    </Page>
  );
}

function Consultation({ phone }: { phone: Setting }) {
  return (
    <Sides>
      <IllustrationFrame>
        <Illustration name="vet-call" />
      </IllustrationFrame>
      <Stack spacing={3}>
        <Typography component="p" variant="h2">
          {copy.included}
        </Typography>
        <div>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {copy.steps}
          </Typography>
          <Steps>
            <li>
              <CallInstructions phone={phone} />
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
    </Sides>
  );
}

function CallInstructions({ phone }: { phone: Setting }) {
  if (phone.state === 'hidden') return copy.askHidden;
  return (
    <>
      {copy.ask} <strong style={{ whiteSpace: 'nowrap' }}>{phone.value ?? copy.unconfigured}</strong>.
    </>
  );
}

import { toAppError } from '@huella/api-client';
import { CopyButton, FormSkeleton, InlineAlert, QrCode, Sheet } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { claimsApi } from '../../../api/claims-endpoints.ts';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';

export interface CodeSheetProps {
  indicationId: number;
  open: boolean;
  onClose: () => void;
}

const Code = styled('figure')({
  margin: 0,
  textAlign: 'center',
  '& svg': {
    display: 'block',
    width: 'min(100%, 18rem, 45dvh)',
    height: 'auto',
    margin: '0 auto 16px',
    borderRadius: 16,
  },
});

export function CodeSheet({ indicationId, open, onClose }: CodeSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={copy.code.title}>
      <Contents indicationId={indicationId} />
    </Sheet>
  );
}

function Contents({ indicationId }: Pick<CodeSheetProps, 'indicationId'>) {
  const { currentData, error, refetch } = claimsApi.useGetVetFormLinkQuery(indicationId, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && toAppError(error).code === 'not_found')
    return <InlineAlert tone="info">{copy.code.over}</InlineAlert>;
  if (currentData !== undefined) return <FormUrl url={currentData.url} />;
  if (error === undefined) return <FormSkeleton fields={1} />;
  return (
    <InlineAlert tone="error" action={{ label: shared.retry, onClick: () => void refetch() }}>
      {copy.code.error}
    </InlineAlert>
  );
}

function FormUrl({ url }: { url: string }) {
  return (
    <Stack spacing={2}>
      <Code aria-label={copy.code.label}>
        <QrCode text={url} />
        <figcaption>{copy.code.text}</figcaption>
      </Code>
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.code.address}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{url}</Typography>
      </div>
      <CopyButton text={url} copied={copy.code.copied} refused={copy.code.notCopied}>
        {copy.code.copy}
      </CopyButton>
    </Stack>
  );
}

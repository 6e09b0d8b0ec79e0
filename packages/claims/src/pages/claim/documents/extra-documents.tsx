import type { Claim } from '@huella/contract';
import { useOutboxItems } from '@huella/outbox';
import { InlineAlert, ListSkeleton, useSheetOnTap } from '@huella/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS_FRESH_SECONDS, LINKS_SECONDS, claimsApi } from '../../../api/claims-endpoints.ts';
import { copy as shared } from '../../../copy.ts';
import { topics } from '../../../lib/file-topics.ts';
import { copy } from './copy.ts';
import { ExtraDocumentCard } from './extra-document-card.tsx';

const loadExtraSheet = async () => (await import('./extra-sheet.tsx')).ExtraSheet;

export function ExtraDocuments({ claim, isDecided }: { claim: Claim; isDecided: boolean }) {
  const { LoadedSheet: ExtraSheet, isOpen, open, close } = useSheetOnTap(loadExtraSheet);
  const isUnlocked = claim.vet_forms.some(({ estado }) => estado === 'COMPLETADO');
  return (
    <Stack component="section" spacing={1.5}>
      <Typography component="h2" variant="h3">
        {copy.extra.title}
      </Typography>
      <Typography>{isUnlocked ? copy.extra.intro : copy.extra.locked}</Typography>
      {isUnlocked && <ExtraList claimId={claim.id} isDecided={isDecided} onAdd={open} />}
      {isUnlocked && !isDecided && (
        <div>
          <Button variant="outlined" aria-haspopup="dialog" onClick={open}>
            {copy.extra.add}
          </Button>
        </div>
      )}
      {ExtraSheet && <ExtraSheet claimId={claim.id} open={isOpen} onClose={close} />}
    </Stack>
  );
}

interface ExtraListProps {
  claimId: number;
  isDecided: boolean;
  onAdd: () => void;
}

function ExtraList({ claimId, isDecided, onAdd }: ExtraListProps) {
  const { currentData, isError, refetch } = claimsApi.useListExtraDocumentsQuery(claimId, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
    pollingInterval: LINKS_SECONDS * 1000,
  });
  const unsent = useOutboxItems(topics.extraPrefix(claimId));
  const documents = currentData ?? [];
  if (currentData === undefined && !isError) return <ListSkeleton rows={1} />;
  return (
    <>
      {isError && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
          {copy.extra.error}
        </InlineAlert>
      )}
      {!isError && documents.length + unsent.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{copy.extra.empty}</Typography>
      )}
      {documents.length + unsent.length > 0 && (
        <Stack component="ul" aria-label={copy.extra.list} spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {documents.map((document) => (
            <li key={document.id}>
              <ExtraDocumentCard
                name={document.label}
                kind={document.tipo}
                document={document}
                isDecided={isDecided}
                onSendAnother={onAdd}
              />
            </li>
          ))}
          {unsent.map((item) => (
            <li key={item.id}>
              <ExtraDocumentCard
                name={item.title}
                kind={null}
                sending={item}
                isDecided={isDecided}
                onSendAnother={onAdd}
              />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}

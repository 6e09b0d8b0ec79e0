import { requiredSlots } from '@huella/claim-progress';
import type { Claim } from '@huella/contract';
import { InlineAlert, ListSkeleton, SuccessBand } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../../copy.ts';
import { hasDecision, useClaimProgress } from '../use-claim-progress.ts';
import { useClaimPapers, type ClaimPapers } from '../use-claim-papers.ts';
import { copy } from './copy.ts';
import { ExtraDocuments } from './extra-documents.tsx';
import { PaidParty } from './paid-party.tsx';
import { Papers } from './papers.tsx';

/** The papers of a claim: who is paid, and each paper's state (specification §2 *Claim menu*, step 2). */
export function Documents({ claim }: { claim: Claim }) {
  const papers = useClaimPapers(claim);
  const isDecided = hasDecision(useClaimProgress(claim));
  if (papers.isLoading) return <ListSkeleton rows={4} />;
  return (
    <Stack spacing={3}>
      <Intro isDecided={isDecided} isComplete={hasAllPapers(claim, papers)} />
      {papers.source !== 'status' && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: papers.refetch }}>
          {copy.error}
        </InlineAlert>
      )}
      <PaidParty claim={claim} isDecided={isDecided} />
      <Papers claim={claim} papers={papers} isDecided={isDecided} />
      <ExtraDocuments claim={claim} isDecided={isDecided} />
    </Stack>
  );
}

function Intro({ isDecided, isComplete }: { isDecided: boolean; isComplete: boolean }) {
  if (isDecided) return <InlineAlert tone="info">{copy.noMore}</InlineAlert>;
  if (!isComplete) return <Typography>{copy.intro}</Typography>;
  return (
    <SuccessBand illustration="papers-complete" title={copy.allHere.title}>
      <Typography>{copy.allHere.text}</Typography>
    </SuccessBand>
  );
}

function hasAllPapers(claim: Claim, { documents, source }: ClaimPapers): boolean {
  const states = requiredSlots(claim).map((slot) => documents[slot].at(-1)?.estado);
  return source === 'status' && states.every((state) => state === 'RECIBIDO' || state === 'APROBADO');
}

import { requiredSlots } from '@huella/claim-progress';
import type { Claim } from '@huella/contract';
import { InlineAlert, ListSkeleton, SuccessBand } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../../copy.ts';
import { isDecided, useClaimProgress } from '../use-claim-progress.ts';
import { useClaimPapers, type ClaimPapers } from '../use-claim-papers.ts';
import { copy } from './copy.ts';
import { ExtraDocuments } from './extra-documents.tsx';
import { PaidParty } from './paid-party.tsx';
import { Papers } from './papers.tsx';

/** The papers of a claim: who is paid, and each paper's state (specification §2 *Claim menu*, step 2). */
export function Documents({ claim }: { claim: Claim }) {
  const papers = useClaimPapers(claim);
  const isOver = isDecided(useClaimProgress(claim));
  if (papers.isLoading) return <ListSkeleton rows={4} />;
  return (
    <Stack spacing={3}>
      <Intro isOver={isOver} isComplete={hasAllPapers(claim, papers)} />
      {papers.source !== 'status' && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: papers.refetch }}>
          {copy.error}
        </InlineAlert>
      )}
      <PaidParty claim={claim} isOver={isOver} />
      <Papers claim={claim} papers={papers} isOver={isOver} />
      <ExtraDocuments claim={claim} isOver={isOver} />
    </Stack>
  );
}

function Intro({ isOver, isComplete }: { isOver: boolean; isComplete: boolean }) {
  if (isOver) return <InlineAlert tone="info">{copy.noMore}</InlineAlert>;
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

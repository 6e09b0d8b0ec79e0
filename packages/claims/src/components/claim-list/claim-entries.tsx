import type { ListedClaim, Pet } from '@huella/contract';
import { Sheet, useProgressiveCount } from '@huella/ui';
import { petName } from '@huella/validation/text';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { claimsByActor, type WaitingClaims } from '../../lib/claims-by-actor.ts';
import { claimsPaths } from '../../paths.ts';
import { ClaimInformation } from '../claim-information/claim-information.tsx';
import { ClaimEntry } from './claim-entry.tsx';
import { Entries } from './claim-entries-style.ts';
import { copy } from './copy.ts';

export interface ClaimEntriesProps {
  claims: readonly ListedClaim[];
  waiting: WaitingClaims | undefined;
  pets: readonly Pet[];
  isBeside: boolean;
}

/** Open entries, settled ones under a heading, and one sheet for any whole description. */
export function ClaimEntries({ claims, waiting, pets, isBeside }: ClaimEntriesProps) {
  const headingId = useId();
  const shown = useProgressiveCount(claims.length);
  const { open: openClaims, settled } = useMemo(() => claimsByActor(claims, waiting), [claims, waiting]);
  const petOf = useMemo(() => new Map(pets.map((pet) => [pet.id, pet])), [pets]);
  const current = useMatch(claimsPaths.claim.path)?.params.claimId;
  const [described, setDescribed] = useState<ListedClaim>();
  const [open, setOpen] = useState(false);
  const describe = useCallback((claim: ListedClaim) => {
    setDescribed(claim);
    setOpen(true);
  }, []);
  const entry = (claim: ListedClaim, isSettled: boolean) => (
    <li key={claim.id}>
      <ClaimEntry
        claim={claim}
        pet={petOf.get(claim.mascotaId)}
        progress={waiting?.get(claim.id)}
        ending={isSettled ? claim.resultado : null}
        isBeside={isBeside}
        isCurrent={String(claim.id) === current}
        onDescribe={describe}
      />
    </li>
  );
  const shownSettled = settled.slice(0, Math.max(0, shown - openClaims.length));
  return (
    <>
      {openClaims.length > 0 && (
        <Entries aria-label={copy.list}>
          {openClaims.slice(0, shown).map((claim) => entry(claim, false))}
        </Entries>
      )}
      {shownSettled.length > 0 && (
        <section aria-labelledby={headingId}>
          <Typography component="h2" variant="h3" id={headingId} sx={{ mb: 1 }}>
            {copy.settled}
          </Typography>
          <Entries aria-labelledby={headingId}>{shownSettled.map((claim) => entry(claim, true))}</Entries>
        </section>
      )}
      {described && (
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={copy.sheet(petName(petOf.get(described.mascotaId)?.nombre ?? ''))}
        >
          <ClaimInformation claim={described} />
        </Sheet>
      )}
    </>
  );
}

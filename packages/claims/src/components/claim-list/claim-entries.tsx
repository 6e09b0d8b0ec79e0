import type { Claim, Pet } from '@huella/contract';
import { Sheet, useGrowingCount } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { useCallback, useMemo, useState } from 'react';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { useMatch } from 'react-router-dom';
import { claimsPaths } from '../../paths.ts';
import { ClaimInformation } from '../claim-information/claim-information.tsx';
import { ClaimEntry } from './claim-entry.tsx';
import { Entries } from './claim-entries-style.ts';
import { copy } from './copy.ts';

export interface ClaimEntriesProps {
  claims: readonly Claim[];
  pets: readonly Pet[];
  isBeside: boolean;
}

/** The entries of a list, one sheet for the whole description of any, and how far each claim is once that is known. */
export function ClaimEntries({ claims, pets, isBeside }: ClaimEntriesProps) {
  const { waiting, isSettled } = useWaiting();
  const shown = useGrowingCount(claims.length, isSettled);
  const petOf = useMemo(() => new Map(pets.map((pet) => [pet.id, pet])), [pets]);
  const current = useMatch(claimsPaths.claim.path)?.params.claimId;
  const [described, setDescribed] = useState<Claim>();
  const [open, setOpen] = useState(false);
  const describe = useCallback((claim: Claim) => {
    setDescribed(claim);
    setOpen(true);
  }, []);
  return (
    <>
      <Entries aria-label={copy.list}>
        {claims.slice(0, shown).map((claim) => (
          <li key={claim.id}>
            <ClaimEntry
              claim={claim}
              pet={petOf.get(claim.mascotaId)}
              progress={waiting && (waiting.get(claim.id) ?? null)}
              isBeside={isBeside}
              isCurrent={String(claim.id) === current}
              onDescribe={describe}
            />
          </li>
        ))}
      </Entries>
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

/** Where each claim waits, by its id; a claim that is missing is done. Undefined while, or when, that is not known. */
function useWaiting() {
  const { data, isError } = claimsApi.useListWaitingClaimsQuery(undefined, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  const waiting = useMemo(() => data && new Map(data.map((claim) => [claim.siniestroId, claim])), [data]);
  return { waiting, isSettled: data !== undefined || isError };
}

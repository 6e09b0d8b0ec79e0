import { tellFailure } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import { ChoiceGroup, toast, useSavedChoice } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { claimFilesApi } from '../../../api/claim-files-endpoints.ts';
import { copy } from './copy.ts';

const options = [
  { value: 'owner', ...copy.paidParty.owner },
  { value: 'third', ...copy.paidParty.third },
] as const;

/** Who is paid decides which papers are needed, and can change until the decision (D65). */
export function PaidParty({ claim, isDecided }: { claim: Claim; isDecided: boolean }) {
  const [setPaidParty] = claimFilesApi.useSetPaidPartyMutation();
  const { shown: isThirdParty, change } = useSavedChoice(claim.pagoATercero, (next) =>
    tellFailure(setPaidParty({ claimId: claim.id, isThirdParty: next }), () =>
      toast.error(copy.paidParty.failure),
    ),
  );
  if (isDecided) return <Typography>{copy.paidParty.paid[isThirdParty ? 'third' : 'owner']}</Typography>;
  return (
    <ChoiceGroup
      label={copy.paidParty.label}
      options={options}
      columns={2}
      value={isThirdParty ? 'third' : 'owner'}
      onChange={(value) => change(() => value === 'third')}
    />
  );
}

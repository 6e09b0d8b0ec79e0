import type { Claim } from '@huella/contract';
import { ChoiceGroup, toast } from '@huella/ui';
import Typography from '@mui/material/Typography';
import { claimFilesApi } from '../../../api/claim-files-endpoints.ts';
import { copy } from './copy.ts';

const options = [
  { value: 'owner', ...copy.paidParty.owner },
  { value: 'third', ...copy.paidParty.third },
] as const;

/** Who is paid decides which papers are needed, and can change until the decision (D65). */
export function PaidParty({ claim, isDecided }: { claim: Claim; isDecided: boolean }) {
  const [setPaidParty, { isLoading, originalArgs }] = claimFilesApi.useSetPaidPartyMutation();
  const isThirdParty = isLoading && originalArgs ? originalArgs.isThirdParty : claim.pagoATercero;
  const choose = async (value: 'owner' | 'third') => {
    if ((value === 'third') === isThirdParty) return;
    const { error } = await setPaidParty({ claimId: claim.id, isThirdParty: value === 'third' });
    if (error !== undefined) toast.error(copy.paidParty.failure);
  };
  if (isDecided) return <Typography>{copy.paidParty.paid[isThirdParty ? 'third' : 'owner']}</Typography>;
  return (
    <ChoiceGroup
      label={copy.paidParty.label}
      options={options}
      columns={2}
      value={isThirdParty ? 'third' : 'owner'}
      onChange={(value) => void choose(value)}
    />
  );
}

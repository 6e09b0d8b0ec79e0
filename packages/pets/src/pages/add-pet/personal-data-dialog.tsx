import type { PersonalData } from '@huella/profile/api';
import { ConfirmDialog, InlineAlert, leavingSaved } from '@huella/ui';
import { useNavigate } from 'react-router-dom';
import { usePersonalDataPrompt } from '../../api/personal-data-prompt.ts';
import { copy } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';

/** Asks for missing personal data once until the app is loaded again (specification §2 *Add-pet entry*). */
export function PersonalDataDialog({ status, refetch }: PersonalData) {
  const { isDue, markShown } = usePersonalDataPrompt();
  const navigate = useNavigate();
  if (status === 'error')
    return (
      <InlineAlert tone="warning" action={{ label: copy.retry, onClick: refetch }}>
        {copy.personalData.error}
      </InlineAlert>
    );
  return (
    <ConfirmDialog
      open={status === 'missing' && isDue}
      title={copy.personalData.title}
      text={copy.personalData.text}
      confirmLabel={copy.personalData.confirm}
      cancelLabel={copy.personalData.later}
      onConfirm={() => {
        markShown();
        navigate(externalPaths.personalDataForPet, { state: { ...leavingSaved, returns: true } });
      }}
      onClose={markShown}
    />
  );
}

import { usePersonalData } from '@huella/profile/api';
import { isOpenedFrom, StepProgress } from '@huella/ui';
import { insureStepLabels } from '@huella/validation/messages';
import { useLocation } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';

const allStepNames = Object.values(insureStepLabels);
const petStepNames = [insureStepLabels.pet, insureStepLabels.plan];

/** The current step: of two for users who had personal data before the flow, else of four (decision 055). */
export function InsureProgress({ current }: { current: 'pet' | 'plan' }) {
  const { status } = usePersonalData();
  const isOnboarding = isOpenedFrom(externalPaths.personalData, useLocation().state);
  const names = isOnboarding || status === 'missing' ? allStepNames : petStepNames;
  return <StepProgress names={names} current={names.indexOf(insureStepLabels[current])} />;
}

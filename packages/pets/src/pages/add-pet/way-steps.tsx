import { usePersonalData } from '@huella/profile/api';
import { isOpenedFrom, StepProgress } from '@huella/ui';
import { insureStepLabels } from '@huella/validation/messages';
import { useLocation } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';

const allNames = Object.values(insureStepLabels);
const ownNames = [insureStepLabels.pet, insureStepLabels.plan];

/** Where the form is: of its own two steps for a person who had given their data before, else of all four (decision 055). */
export function WaySteps({ current }: { current: 'pet' | 'plan' }) {
  const { status } = usePersonalData();
  const isOnWay = isOpenedFrom(externalPaths.personalData, useLocation().state);
  const names = isOnWay || status === 'missing' ? allNames : ownNames;
  return <StepProgress names={names} current={names.indexOf(insureStepLabels[current])} />;
}

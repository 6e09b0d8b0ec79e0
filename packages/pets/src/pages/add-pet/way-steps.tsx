import { isOpenedFrom, StepProgress } from '@huella/ui';
import { wayLabels } from '@huella/validation/messages';
import { useLocation } from 'react-router-dom';
import { externalPaths } from '../../paths.ts';

const allNames = Object.values(wayLabels);
const ownNames = [wayLabels.pet, wayLabels.plan];

/** Where the form is: of four steps for a person who has just given their data, which were the first two, else of its own two. */
export function WaySteps({ current }: { current: 'pet' | 'plan' }) {
  const isOnWay = isOpenedFrom(externalPaths.personalData, useLocation().state);
  const names = isOnWay ? allNames : ownNames;
  return <StepProgress names={names} current={names.indexOf(wayLabels[current])} />;
}

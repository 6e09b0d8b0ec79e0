import { ButtonLink, Illustration, openedFrom, TextLink } from '@huella/ui';
import { useId } from 'react';
import { externalPaths, petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Checklist, Sheet } from './first-steps-style.ts';
import { PlansLink } from './plans-link.tsx';
import { Step } from './step.tsx';

export interface FirstStepsProps {
  /** Undefined while unknown. */
  hasPersonalData: boolean | undefined;
}

/** Home without a pet: the four steps to an insured one, with those done and the next one. */
export function FirstSteps({ hasPersonalData }: FirstStepsProps) {
  const titleId = useId();
  const hasData = hasPersonalData === true;
  const done = hasData ? 2 : 0;
  return (
    <Sheet aria-labelledby={titleId}>
      <div className="illustration">
        <Illustration name="pets" />
      </div>
      <div className="words">
        <h2 id={titleId}>{copy.title}</h2>
        <p className="lead">{copy.left(done)}</p>
        <div className="progress">
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${done * 25}%` }} />
          </span>
          {copy.progress(done)}
        </div>
        <Checklist>
          <Step number={1} {...copy.person} isDone={hasData}>
            {hasPersonalData === false && (
              <ButtonLink to={externalPaths.personalDataForPet} variant="contained">
                {copy.giveData}
              </ButtonLink>
            )}
          </Step>
          <Step number={2} {...copy.address} isDone={hasData} />
          <Step number={3} {...copy.pet}>
            <ButtonLink
              to={petsPaths.addPet.href()}
              state={openedFrom(externalPaths.home)}
              variant={hasPersonalData === false ? 'outlined' : 'contained'}
            >
              {copy.addPet}
            </ButtonLink>
          </Step>
          <Step number={4} {...copy.plan} />
        </Checklist>
        <PlansLink />
        <TextLink to={petsPaths.sync.href()}>{copy.sync}</TextLink>
      </div>
    </Sheet>
  );
}

import { ButtonLink, Illustration, openedFrom, TextLink } from '@huella/ui';
import { useId } from 'react';
import { externalPaths, petsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Checklist, Sheet } from './first-steps-style.ts';
import { PlansLink } from './plans-link.tsx';
import { Step } from './step.tsx';

export interface FirstStepsProps {
  /** Whether the person has given their data; undefined while nobody knows. */
  hasPersonalData: boolean | undefined;
}

/** Home of somebody without a pet: the two steps to an insured one, which of them is done, and the one that comes next. */
export function FirstSteps({ hasPersonalData }: FirstStepsProps) {
  const title = useId();
  const done = hasPersonalData === true ? 1 : 0;
  return (
    <Sheet aria-labelledby={title}>
      <div className="picture">
        <Illustration name="pets" />
      </div>
      <div className="words">
        <h2 id={title}>{copy.title}</h2>
        <p className="lead">{copy.text}</p>
        <div className="progress">
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${done * 50}%` }} />
          </span>
          {copy.progress(done)}
        </div>
        <Checklist>
          <Step number={1} title={copy.data.title} text={copy.data.text} isDone={done === 1}>
            {hasPersonalData === false && (
              <ButtonLink to={externalPaths.personalDataOnWay} variant="contained">
                {copy.data.action}
              </ButtonLink>
            )}
          </Step>
          <Step number={2} title={copy.pet.title} text={copy.pet.text}>
            <ButtonLink
              to={petsPaths.addPet.href()}
              state={openedFrom(externalPaths.home)}
              variant={hasPersonalData === false ? 'outlined' : 'contained'}
            >
              {copy.pet.action}
            </ButtonLink>
          </Step>
        </Checklist>
        <PlansLink />
        <TextLink to={petsPaths.sync.href()}>{copy.sync}</TextLink>
      </div>
    </Sheet>
  );
}

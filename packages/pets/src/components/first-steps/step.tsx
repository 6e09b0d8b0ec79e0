import { Icon, VisuallyHidden } from '@huella/ui';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

export interface StepProps {
  number: number;
  title: string;
  text: string;
  isDone?: boolean;
  /** The button, unless it is the one of the step before. */
  children?: ReactNode;
}

export function Step({ number, title, text, isDone = false, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className="mark" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h3>
          {title}
          {isDone && <VisuallyHidden>: {copy.done}</VisuallyHidden>}
        </h3>
        <p>{isDone ? copy.done : text}</p>
        {children}
      </div>
    </li>
  );
}

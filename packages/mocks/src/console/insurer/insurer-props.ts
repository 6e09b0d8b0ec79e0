import type { Operator } from '../../operator/operator.ts';
import type { Run } from '../section-props.ts';

export interface InsurerProps {
  readonly operator: Operator;
  readonly run: Run;
  /** What a reason or a text says. */
  readonly text: string;
}

import type { Operator } from '../../operator/operator.ts';
import type { Run } from '../section-props.ts';

export interface InsurerProps {
  readonly operator: Operator;
  readonly run: Run;
  /** The text for reasons and movements. */
  readonly text: string;
}

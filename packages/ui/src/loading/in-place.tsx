import { useState, type ComponentType } from 'react';
import { TakesPlace } from '../overlays/takes-place.ts';
import type { SheetPartProps } from './use-part-on-tap.ts';

/** A sheet that takes the place of its frame without moving; the next time it opens as any other. */
export function inPlace<Props extends SheetPartProps>(Part: ComponentType<Props>) {
  return function InPlace(props: Props) {
    const [isFirst, setFirst] = useState(true);
    if (isFirst && !props.open) setFirst(false);
    return (
      <TakesPlace value={isFirst}>
        <Part {...props} />
      </TakesPlace>
    );
  };
}

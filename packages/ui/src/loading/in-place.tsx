import { useState, type ComponentType } from 'react';
import { ReplacesFrame } from '../overlays/replaces-frame.ts';
import type { LazySheetProps } from './use-sheet-on-tap.ts';

/** A sheet that replaces its frame without a transition, the first time only. */
export function inPlace<Props extends LazySheetProps>(LoadedSheet: ComponentType<Props>) {
  return function InPlace(props: Props) {
    const [isFirst, setFirst] = useState(true);
    if (isFirst && !props.open) setFirst(false);
    return (
      <ReplacesFrame value={isFirst}>
        <LoadedSheet {...props} />
      </ReplacesFrame>
    );
  };
}

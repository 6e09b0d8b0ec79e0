import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { useLayoutEffect, useRef } from 'react';
import { dayOf } from '../fields/date/day-dates.ts';
import { withSwappedPages } from '../fields/date/swapped-pages.ts';
import type { DayMark } from './day-mark.ts';
import { Mark } from './mark.tsx';

declare module '@mui/x-date-pickers/PickerDay' {
  interface PickerDayProps {
    marks?: ReadonlyMap<string, DayMark>;
  }
}

/**
 * A day of a marked month, as a plain button: a month has up to 31 of them, and MUI X's own take a slow phone half a second to draw.
 */
export function MarkedDay(props: PickerDayProps) {
  const { day, marks, selected, today, outsideCurrentMonth, autoFocus, disabled } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (autoFocus) button.current?.focus();
  }, [autoFocus]);
  if (outsideCurrentMonth)
    return <div role="gridcell" className="day" aria-colindex={props['aria-colindex']} />;
  const mark = marks?.get(dayOf(day));
  const name = day.format('dddd D [de] MMMM [de] YYYY');
  return (
    <button
      ref={button}
      type="button"
      role="gridcell"
      className="day"
      tabIndex={props.tabIndex}
      disabled={disabled}
      aria-colindex={props['aria-colindex']}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-label={mark ? `${name}, ${mark.label}` : name}
      onClick={() => props.onDaySelect(day)}
      onFocus={(event) => props.onFocus?.(event, day)}
      onBlur={(event) => props.onBlur?.(event, day)}
      onKeyDown={(event) => props.onKeyDown?.(withSwappedPages(event), day)}
    >
      {day.date()}
      <span className="marks">
        {mark?.shapes.map((shape) => (
          <Mark key={shape} shape={shape} />
        ))}
      </span>
    </button>
  );
}

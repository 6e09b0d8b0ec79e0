import type { PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import type { Day } from '@huella/validation/day';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { dayOf } from '../fields/date/day-dates.ts';
import { withSwappedPages } from '../fields/date/swapped-pages.ts';
import type { DayMark } from './day-mark.ts';
import { Mark } from './mark.tsx';

/** MUI X passes a day only itself and the device's today. */
export const MonthContext = createContext<{ readonly marks: ReadonlyMap<Day, DayMark>; readonly today: Day }>(
  {
    marks: new Map(),
    today: '',
  },
);

/** A plain button: a month has up to 31, and MUI X's own takes a slow phone half a second to render. */
export function MarkedDay(props: PickerDayProps) {
  const { day, role, selected, outsideCurrentMonth, autoFocus, disabled } = props;
  const { marks, today } = use(MonthContext);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (autoFocus) button.current?.focus();
  }, [autoFocus]);
  if (outsideCurrentMonth) return <div role={role} className="day" aria-colindex={props['aria-colindex']} />;
  const written = dayOf(day);
  const mark = marks.get(written);
  const name = day.format('dddd D [de] MMMM [de] YYYY');
  return (
    <button
      ref={button}
      type="button"
      role={role}
      className="day"
      tabIndex={props.tabIndex}
      disabled={disabled}
      aria-colindex={props['aria-colindex']}
      aria-selected={selected}
      aria-current={written === today ? 'date' : undefined}
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

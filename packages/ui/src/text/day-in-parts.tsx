import { type Day, formatDay } from '@huella/validation/day';
import { Fragment } from 'react';

/** Breaks after a slash, never within a number. */
export function DayInParts({ day }: { day: Day }) {
  const [first, ...rest] = formatDay(day).split('/');
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index === 0 ? 'month' : 'year'}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

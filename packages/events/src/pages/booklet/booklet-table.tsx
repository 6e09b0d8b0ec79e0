import { DayInParts, VisuallyHidden } from '@huella/ui';
import type { BookletKind, BookletLine } from './booklet-lines.ts';
import { copy } from './copy.ts';

export interface BookletTableProps {
  kind: BookletKind;
  lines: readonly BookletLine[];
}

export function BookletTable({ kind, lines }: BookletTableProps) {
  const title = copy.sections[kind];
  return (
    <section aria-labelledby={`booklet-${kind}`}>
      <h2 id={`booklet-${kind}`}>{title}</h2>
      {lines.length === 0 ? (
        <p className="nothing">{copy.nothing}</p>
      ) : (
        <table aria-labelledby={`booklet-${kind}`}>
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              <th scope="col">{kind === 'Vacuna' ? copy.vaccine : copy.product}</th>
              <th scope="col">{copy.next}</th>
              <th scope="col" className="seal">
                {copy.seal}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, day, name, next }) => (
              <tr key={id}>
                <td data-label={copy.day}>
                  <DayInParts day={day} />
                </td>
                <th scope="row">{name ?? copy.unknown}</th>
                <td data-label={copy.next}>{next === null ? <NoDay /> : <DayInParts day={next} />}</td>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place for a seal on paper, empty on purpose */}
                <td className="seal" />
              </tr>
            ))}
            <BlankLines />
          </tbody>
        </table>
      )}
    </section>
  );
}

const NO_BREAK_SPACE = '\u00a0';

function BlankLines() {
  return [1, 2].map((line) => (
    <tr key={line} className="blank" aria-hidden="true">
      <td>{NO_BREAK_SPACE}</td>
      <td>{NO_BREAK_SPACE}</td>
      <td>{NO_BREAK_SPACE}</td>
      <td className="seal">{NO_BREAK_SPACE}</td>
    </tr>
  ));
}

function NoDay() {
  return (
    <>
      <span aria-hidden="true">{copy.none}</span>
      <VisuallyHidden>{copy.noNext}</VisuallyHidden>
    </>
  );
}

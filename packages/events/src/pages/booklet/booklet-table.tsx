import { DayInParts, VisuallyHidden } from '@huella/ui';
import type { BookletKind, BookletLine } from './booklet-lines.ts';
import { copy } from './copy.ts';

export interface BookletTableProps {
  kind: BookletKind;
  lines: readonly BookletLine[];
}

/** What was given of one kind: date, what, when again, and the place of the vet's seal. */
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
                <td>
                  <DayInParts day={day} />
                </td>
                <th scope="row">{name ?? copy.unknown}</th>
                <td>{next === null ? <NoDay /> : <DayInParts day={next} />}</td>
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

/** What a booklet has room for: the eye sees it, and the vet fills it on paper. */
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

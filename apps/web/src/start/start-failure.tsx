import { copy } from '../pages/copy.ts';

const { unreachable, action } = copy.missingCode;

/**
 * What a prerendered page shows when the app's own code does not come: what `MissingCode` says, in plain HTML. The link opens the
 * page again. `splash.css` keeps it out of sight until then.
 */
export function StartFailure() {
  return (
    <div className="splash start-failure" role="alert">
      <p className="splash-name">{unreachable.title}</p>
      <p className="splash-promise">{unreachable.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is this very address, query included, without any script */}
      <a className="start-again" href="">
        {action}
      </a>
    </div>
  );
}

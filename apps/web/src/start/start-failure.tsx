import { copy } from '../pages/copy.ts';

const { unreachable, action } = copy.missingCode;

/**
 * Shown when the app's code cannot be loaded: as `MissingCode`, in plain HTML. Its link reloads the page. Hidden by `splash.css`
 * until then.
 */
export function StartFailure() {
  return (
    <div className="splash start-failure" role="alert">
      <p className="splash-name">{unreachable.title}</p>
      <p className="splash-promise">{unreachable.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- empty is this very URL, query included, without any script */}
      <a className="start-again" href="">
        {action}
      </a>
    </div>
  );
}

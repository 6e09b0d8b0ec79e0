import { Icon, type IconName, VisuallyHidden } from '@huella/ui';
import { formatInstant } from '../../../lib/format-instant.ts';
import { copy } from './copy.ts';
import { Chain } from './link-chain-style.ts';
import { linkSteps, type LinkStep, type VetLinkState } from './link-steps.ts';

const icons = { done: 'check', failed: 'alert', next: null } as const satisfies Record<
  LinkStep['status'],
  IconName | null
>;

/** The five steps of a form's link with their times (D89). */
export function LinkChain({ link }: { link: VetLinkState }) {
  return (
    <Chain>
      <ol aria-label={copy.chain}>
        {linkSteps(link).map(({ event, status, at }) => {
          const icon = icons[status];
          return (
            <li key={event} data-status={status}>
              <span className="dot">{icon && <Icon name={icon} />}</span>
              <span className="words">
                <VisuallyHidden>{copy.status[status]}</VisuallyHidden>
                <strong>{copy.events[event]}</strong>
                {at !== null && <small>{formatInstant(at)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </Chain>
  );
}

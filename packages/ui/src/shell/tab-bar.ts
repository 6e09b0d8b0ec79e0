/** The approximate height of the tab bar, for toasts. Set in `baseline`. */
export const TAB_BAR = 'var(--tab-bar)';

/** The height of the offline banner in one line, above the page's header. */
export const OFFLINE_BANNER = 'calc(1.5 * 0.9375rem + 16px)';

/** Where a sticky button fits; with large text or in landscape it is at the form's end. */
export const ACTION_ROOM = '@media (max-width: 899.95px) and (min-height: 36rem)';

/** The custom property with the measured room of a sticky bar at the bottom, for toasts. */
export const ACTION_BAR = '--action-bar';

/** Too low for sticky elements, e.g. 1280 × 740 at 400 % zoom. */
export const LOW_WINDOW = '@media (max-height: 20rem)';

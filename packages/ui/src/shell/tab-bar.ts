/** About the tab bar's height; toasts stand above it. The page's styles set it. */
export const TAB_BAR = 'var(--tab-bar)';

/** Large letters and a phone on its side leave too little room for a button that stays: there it stands at the form's end. */
export const ACTION_ROOM = '@media (max-width: 899.95px) and (min-height: 36rem)';

/** About the height of such a button with the room around it; toasts stand above it. */
export const ACTION_BAR = '4.75rem';

/** A window without room for what sticks to its edges, such as one of 1280 × 740 that is enlarged four times. */
export const LOW_WINDOW = '@media (max-height: 20rem)';

/** About the tab bar's height; toasts stand above it. The page's styles set it. */
export const TAB_BAR = 'var(--tab-bar)';

/** A window without room for what sticks to its edges, such as one of 1280 × 740 that is enlarged four times. */
export const LOW_WINDOW = '@media (max-height: 20rem)';

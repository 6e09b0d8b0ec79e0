/** About the tab bar's height; toasts stand above it. */
export const TAB_BAR = 'calc(3.25rem + 20px)';

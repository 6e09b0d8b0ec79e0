/** The custom property for a common page width, so that all pages align at the left. */
export const PAGE_WIDTH = '--page-width';

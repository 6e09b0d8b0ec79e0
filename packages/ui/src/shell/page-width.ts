/** The custom property by which a frame says how wide its pages are, so that all of them begin at one left edge. */
export const PAGE_WIDTH = '--page-width';

import { WHOLE_PHOTO, type Corners } from '../perspective/corners.ts';

/** What of a photo becomes the page: the corners of the paper, and by how many quarters it is then turned to the right. */
export interface Cut {
  corners: Corners;
  quarters: number;
}

export const UNCUT: Cut = { corners: WHOLE_PHOTO, quarters: 0 };

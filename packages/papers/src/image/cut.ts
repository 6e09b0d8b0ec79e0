import { WHOLE_PHOTO, type Corners } from '../perspective/corners.ts';

export interface Cut {
  corners: Corners;
  quarters: number;
}

export const UNCUT: Cut = { corners: WHOLE_PHOTO, quarters: 0 };

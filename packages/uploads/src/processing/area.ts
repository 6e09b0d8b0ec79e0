/** Part of an upright image, in shares of its width and height: `{ left: 0, top: 0, width: 1, height: 1 }` is all of it. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const WHOLE: Area = { left: 0, top: 0, width: 1, height: 1 };

export function isWhole({ left, top, width, height }: Area): boolean {
  return left <= 0.001 && top <= 0.001 && width >= 0.998 && height >= 0.998;
}

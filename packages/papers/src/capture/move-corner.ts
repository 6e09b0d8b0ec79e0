import type { Corners, Point } from '../perspective/corners.ts';

const inside = (share: number) => Math.min(1, Math.max(0, share));

export function moveCorner(corners: Corners, at: number, right: number, down: number): Corners {
  const moved = ({ x, y }: Point): Point => ({ x: inside(x + right), y: inside(y + down) });
  const [one, two, three, four] = corners;
  switch (at) {
    case 0:
      return [moved(one), two, three, four];
    case 1:
      return [one, moved(two), three, four];
    case 2:
      return [one, two, moved(three), four];
    default:
      return [one, two, three, moved(four)];
  }
}

/** A page to measure beside the floor. `tap` is the way to the second screen. */
export interface Target {
  label: string;
  url: string;
  /** What makes the screen usable. */
  ready: string;
  tap?: { press: string; ready: string };
  localStorage?: { name: string; value: string }[];
}

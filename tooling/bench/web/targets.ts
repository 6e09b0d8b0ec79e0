/** The way to the second screen. */
export interface Tap {
  press: string;
  ready: string;
}

/** A page to measure beside the floor. */
export interface Target {
  label: string;
  url: string;
  /** What makes the screen usable. */
  ready: string;
  tap?: Tap;
  localStorage?: { name: string; value: string }[];
}

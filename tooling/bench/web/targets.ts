export interface Tap {
  press: string;
  ready: string;
}

export interface Target {
  label: string;
  url: string;
  ready: string;
  tap?: Tap;
  localStorage?: { name: string; value: string }[];
}

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** From the width of what a person sees at once to its height. */
export const sizes = { 360: 740, 390: 844, 1280: 800, 1920: 1080 } as const;
export type Width = keyof typeof sizes;
export const widths: readonly Width[] = [360, 390, 1280, 1920];

/** How a screen is photographed, and where to. */
export interface Looks {
  readonly widths: readonly Width[];
  readonly schemes: readonly Scheme[];
  readonly folder: string;
}

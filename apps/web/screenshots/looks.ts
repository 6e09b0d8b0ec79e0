export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Height of the viewport by width. */
export const sizes = { 360: 740, 390: 844, 1280: 800, 1920: 1080 } as const;
export type Width = keyof typeof sizes;
export const widths: readonly Width[] = [360, 390, 1280, 1920];

export interface Looks {
  readonly widths: readonly Width[];
  readonly schemes: readonly Scheme[];
  readonly folder: string;
}

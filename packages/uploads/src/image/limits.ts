/** Longest side in pixels (specification §5 *Images*, D69). */
export const MAXIMUM_SIDE = 800;

/** Largest share of the chosen file's bytes (specification §5 *Images*). */
export const TARGET_SHARE = 0.85;

/** JPEG qualities, tried in turn until the target is met (specification §9 *Image compression*). */
export const QUALITY_STEPS = [0.9, 0.8, 0.7, 0.6] as const;

export const MAXIMUM_ZOOM = 3;

/** Bytes: the largest photos of phones have 25 MB. */
export const LARGEST_FILE = 60 * 1024 * 1024;

/** A phone's browser cannot hold much more than one image of this size. */
export const MOST_PIXELS = 200_000_000;

/** Bytes that hold format and size: what phones write before them (EXIF, ICC) is less. */
export const HEAD_BYTES = 512 * 1024;

export const MOST_SENT_BYTES = 5 * 1024 * 1024;
export const MOST_SENT_PIXELS = 16_000_000;

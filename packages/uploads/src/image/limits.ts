/** Longest side of what is sent (specification §5 *Images*, D69). */
export const MAXIMUM_SIDE = 800;

/** What is sent is at most this share of the chosen file (specification §5 *Images*). */
export const TARGET_SHARE = 0.85;

/** JPEG qualities that are tried in turn until the target is met (specification §9 *Image compression*). */
export const QUALITY_STEPS = [0.9, 0.8, 0.7, 0.6] as const;

/** How far a cropped picture may be enlarged before its pixels would show. */
export const MAXIMUM_ZOOM = 3;

/** Bytes of a file that is looked at at all: a phone's largest photos have 25 MB. */
export const LARGEST_FILE = 60 * 1024 * 1024;

/** Pixels that are decoded at all: 200 megapixels, which no browser on a phone can hold much more than once. */
export const MOST_PIXELS = 200_000_000;

/** Bytes that tell what a file is and how large its picture; what phones write before it (EXIF, ICC) is less. */
export const HEAD_BYTES = 512 * 1024;

/** Bytes and pixels of a JPEG that the server takes without its being reduced first. */
export const MOST_SENT_BYTES = 5 * 1024 * 1024;
export const MOST_SENT_PIXELS = 16_000_000;

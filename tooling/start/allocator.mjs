/**
 * Makes glibc return blocks of 1 MB and more to the system at once: by default it keeps blocks up to the largest freed one, such
 * as a file of 20 MB. Other allocators ignore it.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

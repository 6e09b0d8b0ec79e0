/**
 * The environment that makes glibc give blocks of 1 MB and more back to the system as soon as they are free: left alone, it keeps whatever is
 * as large as the largest so far, which is a file of 20 MB. Other allocators do not read it.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) };

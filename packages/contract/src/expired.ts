/**
 * The `message` of the 401 for an expired access token (specification §8, D26). A file of its own, because the first screen needs
 * it without schemas.
 */
export const JWT_EXPIRED = 'jwt expired';

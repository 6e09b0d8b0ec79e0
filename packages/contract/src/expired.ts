/** The `message` of the 401 for an expired token (specification §8, D26). The first screen loads it without schemas. */
export const JWT_EXPIRED = 'jwt expired';

/**
 * The literal `message` of the 401 for an expired access token (specification §8, D26). In a file of its own: the first
 * screen needs it without the schemas beside it.
 */
export const JWT_EXPIRED = 'jwt expired';

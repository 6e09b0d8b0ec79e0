export { authApi } from './auth-endpoints.ts';

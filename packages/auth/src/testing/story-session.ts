import { sessionReducer } from '../session/session-slice.ts';
import { connectAuth } from './connect-auth.ts';

/** `parameters.huella` of every story here. */
export const storySession = { reducers: { session: sessionReducer }, connect: connectAuth };

export { authRoutes } from './routes.ts';
export { authPaths, HOME } from './paths.ts';
export { requireGuest, requireSession } from './guard/guards.ts';
export { safeReturnPath } from './guard/return-path.ts';
export {
  selectSession,
  sessionActions,
  sessionReducer,
  type SessionEndReason,
  type SessionState,
} from './session/session-slice.ts';
export { literalKeyStorage, sessionPersistence } from './session/session-persistence.ts';
export { connectSession, watchOtherTabs } from './session/connect-session.ts';
export { whenPersonChanges, whenSessionBegins, whenSessionEnds } from './session/session-events.ts';
export { signOut } from './session/sign-out.ts';

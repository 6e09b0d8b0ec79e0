export { baseApi } from './base-api.ts';
export { configureApiClient, type ApiClient, type Session } from './client.ts';
export { endSession } from './end-session.ts';
export { request, type RequestInput, type WireRequest } from './request.ts';
export { responseOf } from './response-of.ts';
export { useIsSendingAnything } from './use-is-sending-anything.ts';
export { networkError, toAppError, type AppError } from './app-error.ts';
export { settingState, type Environment, type Setting } from './environment/setting-state.ts';

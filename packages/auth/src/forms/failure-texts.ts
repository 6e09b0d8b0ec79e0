import { commonErrorMessage, type AppError } from '@huella/api-client';
import { copy } from '../copy.ts';

/** Specification §8. Only the server's 401 blames email or password. */
export function loginFailure(error: AppError): string {
  if (error.status === 401) return copy.login.rejected;
  return commonErrorMessage(error) ?? error.message;
}

/** Specification §8. The 409 is shown at the email field. */
export function registerFailure(error: AppError): string {
  return commonErrorMessage(error) ?? copy.register.unavailable;
}

/** Specification §8. */
export function recoverFailure(error: AppError): string {
  return commonErrorMessage(error) ?? copy.recover.failure;
}

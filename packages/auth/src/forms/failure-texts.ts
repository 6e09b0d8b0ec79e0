import { commonFailure, type AppError } from '@huella/api-client';
import { copy } from '../copy.ts';

/** What the login form says (specification §8). Only the server's refusal is about the email or the password. */
export function loginFailure(error: AppError): string {
  if (error.status === 401) return copy.login.rejected;
  return commonFailure(error) ?? error.message;
}

/** What the register form says; the 409 stands at the email field instead (specification §8). */
export function registerFailure(error: AppError): string {
  return commonFailure(error) ?? copy.register.unavailable;
}

/** What the recovery form says (specification §8). */
export function recoverFailure(error: AppError): string {
  return commonFailure(error) ?? copy.recover.failure;
}

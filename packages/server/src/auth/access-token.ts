import { SignJWT, errors, jwtVerify, type JWTVerifyResult } from 'jose';
import { ApiError } from '../http/api-error.ts';
import type { Ports } from '../ports.ts';

const ISSUER = 'huella';
const LIFETIME_SECONDS = 15 * 60;

export interface AccessClaims {
  readonly accountId: number;
  readonly sessionId: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

type Signing = Pick<Ports, 'accessTokenKey' | 'clock'>;
type Verifying = Signing & Pick<Ports, 'previousAccessTokenKeys'>;

/** A JWT (HS256) valid for 15 minutes. */
export async function signAccessToken(
  { accessTokenKey, clock }: Signing,
  { accountId, sessionId }: Omit<AccessClaims, 'expiresAt'>,
): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(String(accountId))
    .setIssuer(ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SECONDS)
    .sign(accessTokenKey);
}

/** Throws 401: `token_expired` for an expired token of ours, `unauthorized` for every other. */
export async function verifyAccessToken(ports: Verifying, token: string): Promise<AccessClaims> {
  try {
    const { payload } = await verifiedBy(
      [ports.accessTokenKey, ...(ports.previousAccessTokenKeys ?? [])],
      ports,
      token,
    );
    return {
      accountId: Number(payload.sub),
      sessionId: Number(payload['sid']),
      expiresAt: Number(payload.exp) * 1000,
    };
  } catch (error) {
    throw new ApiError(error instanceof errors.JWTExpired ? 'token_expired' : 'unauthorized');
  }
}

async function verifiedBy(
  [key, ...others]: readonly Uint8Array[],
  { clock }: Pick<Ports, 'clock'>,
  token: string,
): Promise<JWTVerifyResult> {
  if (key === undefined) throw new errors.JWSSignatureVerificationFailed();
  try {
    return await jwtVerify(token, key, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer: ISSUER,
      requiredClaims: ['exp', 'sub', 'sid'],
      currentDate: clock.now(),
    });
  } catch (error) {
    if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return verifiedBy(others, { clock }, token);
  }
}

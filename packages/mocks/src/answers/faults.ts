import { JWT_EXPIRED, type ErrorCode } from '@huella/contract';

/** Longer than a person waits, shorter than a client's timeout. */
const SLOW_MILLISECONDS = 8_000;

/**
 * Simulated failures. A number is that status with D26's body; `expired` is the 401 `jwt expired`; `malformed` a 200 with truncated JSON;
 * `network` a failure before the server gets the request; `lost` one after it has processed it; `slow` the real response, late; `never` no
 * response.
 */
export const faults = [
  'network',
  'lost',
  500,
  503,
  413,
  'malformed',
  'slow',
  'never',
  401,
  'expired',
  429,
] as const;
export type Fault = (typeof faults)[number];

type Status = Extract<Fault, number>;

const bodies: Record<Status, { code: ErrorCode; message: string }> = {
  401: { code: 'unauthorized', message: 'No autorizado' },
  413: { code: 'body_too_large', message: 'Los datos enviados son demasiado grandes.' },
  429: { code: 'too_many_requests', message: 'Demasiados intentos' },
  500: { code: 'internal_error', message: 'Error interno' },
  503: { code: 'unavailable', message: 'Servicio no disponible' },
};

/** Chromium's literal message. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch');
    this.name = 'TypeError';
  }
}

function abortionOf({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new DOMException('The operation was aborted.', 'AbortError');
}

function never(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(abortionOf(signal)), { once: true });
  });
}

function statusAnswer(status: Status): Response {
  const headers = status === 429 || status === 503 ? { 'Retry-After': '30' } : undefined;
  return Response.json(bodies[status], { status, headers });
}

/** `real` asks the server, for faults that delay or lose its response. */
export async function respondWithFault(
  fault: Fault,
  request: Request,
  real: () => Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case 'network':
      throw new NetworkFault();
    case 'lost':
      return real().then(() => {
        throw new NetworkFault();
      });
    case 'never':
      return never(request.signal);
    case 'malformed':
      return new Response('{"id": 1, "nombre": "Lu', { headers: { 'Content-Type': 'application/json' } });
    case 'expired':
      return Response.json({ code: 'token_expired', message: JWT_EXPIRED }, { status: 401 });
    case 'slow':
      return pause(SLOW_MILLISECONDS, request.signal).then(real);
    default:
      return statusAnswer(fault);
  }
}

export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(abortionOf(signal));
    });
  });
}

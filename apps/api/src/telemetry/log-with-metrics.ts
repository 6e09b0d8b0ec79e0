import type { Log } from '@huella/server';
import type { Observer } from './observer.ts';

export function logWithMetrics(log: Log, observer: Observer): Log {
  return {
    info: (event, fields = {}) => {
      log.info(event, fields);
      if (event !== 'request') return;
      const { call, method, status, milliseconds } = fields;
      observer.request({
        call: String(call),
        method: String(method),
        status: Number(status),
        milliseconds: Number(milliseconds),
      });
    },
    error: (event, fields) => {
      log.error(event, fields);
      observer.failure(event);
    },
  };
}

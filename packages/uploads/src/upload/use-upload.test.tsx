import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImageError } from '../image/image-error.ts';
import type { Sending } from './run-upload.ts';
import { useUpload } from './use-upload.ts';

const file = new File(['jpeg'], 'foto.jpg', { type: 'image/jpeg' });
const prepare = () => Promise.resolve(file);
const broken = { kind: 'http', status: 500, message: 'Algo falló.', fields: [] };

function use(send: (sending: Sending) => Promise<string>) {
  const sending = vi.fn<(sending: Sending) => Promise<string>>(send);
  const onDone = vi.fn<(answer: string) => void>();
  const onFailed = vi.fn<(reason: string, retry: (() => void) | null) => void>();
  const { result } = renderHook(() => useUpload({ send: sending, onDone, onFailed }));
  const step = (name: string) => waitFor(() => expect(result.current.state.step).toBe(name));
  return { upload: result, sending, onDone, onFailed, step };
}

test('D70 it is prepared, sent with a percentage, and done only when the server has said so', async () => {
  const answer = Promise.withResolvers<string>();
  const { upload, sending, onDone, step } = use(() => answer.promise);
  expect(upload.current.state).toEqual({ step: 'idle' });
  act(() => upload.current.start(prepare));
  expect(upload.current.state).toEqual({ step: 'preparing' });
  await step('sending');
  act(() => sending.mock.calls[0]?.[0].onProgress(1));
  expect(upload.current.state).toEqual({ step: 'sending', share: 1 });
  expect(onDone).not.toHaveBeenCalled();
  answer.resolve('kept');
  await step('done');
  expect(onDone).toHaveBeenCalledWith('kept');
});

test('O-UP-09 a retry sends the same bytes under the same key, prepared once', async () => {
  let tries = 0;
  const prepared = vi.fn<() => Promise<File>>(prepare);
  const { upload, sending, step } = use(() =>
    (tries += 1) === 1 ? Promise.reject(broken) : Promise.resolve('kept'),
  );
  act(() => upload.current.start(prepared));
  await step('failed');
  expect(upload.current.state).toEqual({ step: 'failed', reason: 'Algo falló.', mayRetry: true });
  act(() => upload.current.retry());
  await step('done');
  const [first, second] = sending.mock.calls.map(([{ file: bytes, idempotencyKey }]) => [
    bytes,
    idempotencyKey,
  ]);
  expect(second).toEqual(first);
  expect(prepared).toHaveBeenCalledOnce();
});

test('a double tap sends once', async () => {
  const { upload, sending, step } = use(() => Promise.resolve('kept'));
  act(() => {
    upload.current.start(prepare);
    upload.current.start(prepare);
  });
  await step('done');
  expect(sending).toHaveBeenCalledOnce();
});

test('another file gets another key', async () => {
  const { upload, sending, step } = use(() => Promise.resolve('kept'));
  act(() => upload.current.start(prepare));
  await step('done');
  act(() => upload.current.reset());
  act(() => upload.current.start(prepare));
  await step('done');
  const [first, second] = sending.mock.calls;
  expect(first?.[0].idempotencyKey).not.toBe(second?.[0].idempotencyKey);
});

test('O-UP-04 what cannot be prepared is not sent', async () => {
  const { upload, sending, onFailed, step } = use(() => Promise.resolve('kept'));
  act(() => upload.current.start(() => Promise.reject(new ImageError('notReduced'))));
  await step('failed');
  expect(upload.current.state).toMatchObject({ mayRetry: false });
  expect(onFailed).toHaveBeenCalledWith(
    'Su dispositivo no pudo preparar la foto. Elija otra más pequeña.',
    null,
  );
  expect(sending).not.toHaveBeenCalled();
});

test('bytes that the server refused are not offered again, and its word about the file is shown', async () => {
  const fields = [{ path: 'pic', code: 'broken', message: 'No pudimos abrir la foto. Elija otra.' }];
  const rejection = {
    kind: 'http',
    status: 422,
    code: 'invalid_fields',
    message: 'Revise los datos.',
    fields,
  };
  const { upload, step } = use(() => Promise.reject(rejection));
  act(() => upload.current.start(prepare));
  await step('failed');
  expect(upload.current.state).toEqual({
    step: 'failed',
    reason: 'No pudimos abrir la foto. Elija otra.',
    mayRetry: false,
  });
});

test('what the end of a session cuts off is told to nobody', async () => {
  const { upload, onFailed, step } = use(() =>
    Promise.reject(Object.assign(new Error('reset'), { name: 'AbortError' })),
  );
  act(() => upload.current.start(prepare));
  await step('idle');
  expect(onFailed).not.toHaveBeenCalled();
});

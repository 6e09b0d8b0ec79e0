import { Notice } from '../states/notice.tsx';

/** What went wrong with the whole form, read out when it appears. The region is there before, so nothing is missed. */
export function FormAlert({ message }: { message?: string }) {
  return <div role="alert">{message && <Notice tone="error">{message}</Notice>}</div>;
}

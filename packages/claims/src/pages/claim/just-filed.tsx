import { SuccessState } from '@huella/ui';
import { useLocation } from 'react-router-dom';
import { isJustFiled } from '../../lib/just-filed.ts';
import { copy } from './copy.ts';
import type { ProgressState } from './use-claim-progress.ts';

export function JustFiled({ state }: { state: ProgressState }) {
  const location = useLocation();
  if (state.status === 'loading' || state.progress?.next !== 'send-form') return null;
  return isJustFiled(location.state) ? <SuccessState illustration="sent" {...copy.filed} /> : null;
}

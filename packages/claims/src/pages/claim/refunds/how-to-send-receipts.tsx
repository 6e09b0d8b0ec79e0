import type { Setting } from '@huella/api-client';
import { HowToSend } from '../how-to-send.tsx';
import type { ProgressState } from '../use-claim-progress.ts';
import { copy } from './copy.ts';

export interface HowToSendReceiptsProps {
  claimId: number;
  state: ProgressState;
  support: Setting;
}

/** Where receipts go, while a claim waits for them. */
export function HowToSendReceipts({ claimId, state, support }: HowToSendReceiptsProps) {
  if (state.status === 'loading' || state.progress?.next !== 'upload-receipts') return null;
  return <HowToSend text={copy.sendReceipts} subject={copy.receiptsSubject(claimId)} support={support} />;
}

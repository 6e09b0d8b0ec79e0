import Button from '@mui/material/Button';
import { Notice, type NoticeProps } from '@huella/ui';
import { copy } from '../../copy.ts';

export interface RetryNoticeProps {
  tone: NoticeProps['tone'];
  text: string;
  onRetry: () => void;
}

/** A remark about a part of the page that did not arrive, with the way to ask again. */
export function RetryNotice({ tone, text, onRetry }: RetryNoticeProps) {
  return (
    <Notice tone={tone}>
      {text}
      <div>
        <Button color="inherit" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    </Notice>
  );
}

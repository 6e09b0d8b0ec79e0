import { Icon } from '@huella/ui';
import IconButton from '@mui/material/IconButton';
import { copy } from '../copy.ts';
import { atEnd } from './at-end.ts';
import type { PageRowProps } from './page-row.tsx';

export interface PageButtonsProps extends Pick<PageRowProps, 'page' | 'position' | 'onChange'> {
  name: string;
}

/** Orders and removes pages by single taps and by the keyboard. */
export function PageButtons({ page: { id }, position: { number, count }, name, onChange }: PageButtonsProps) {
  const { moveUp, moveDown, remove, announced } = copy.capture;
  const isFirst = number === 1;
  const isLast = number === count;
  const move = (by: 1 | -1) => {
    if (by === -1 ? isFirst : isLast) return;
    onChange({ type: 'move', id, by }, announced.moved(number + by, count));
  };
  return (
    <div>
      {count > 1 && (
        <>
          <IconButton aria-label={moveUp(name)} aria-disabled={isFirst} sx={atEnd} onClick={() => move(-1)}>
            <Icon name="up" />
          </IconButton>
          <IconButton aria-label={moveDown(name)} aria-disabled={isLast} sx={atEnd} onClick={() => move(1)}>
            <Icon name="down" />
          </IconButton>
        </>
      )}
      <IconButton
        aria-label={remove(name)}
        onClick={() => onChange({ type: 'remove', id }, announced.removed(name))}
      >
        <Icon name="trash" />
      </IconButton>
    </div>
  );
}

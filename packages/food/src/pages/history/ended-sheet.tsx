import { ListButton, ListGroup, ListLink, Sheet } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { shownKilos } from '../../lib/amounts.ts';
import { foodPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import type { Ended } from './ended.ts';

export interface EndedSheetProps {
  open: boolean;
  ended: Ended;
  onClose: () => void;
  onReopen: () => void;
  onDelete: () => void;
}

/** Less frequent actions: reopening, editing, deleting. */
export function EndedSheet({ open, ended: { bag, end }, onClose, onReopen, onDelete }: EndedSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={shared.food(bag.alimento)}>
      {end.kilos > 0 && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{copy.left(shownKilos(end.kilos))}</Typography>
      )}
      <ListGroup title={copy.period(formatDay(bag.fechaCompra), formatDay(end.dia))}>
        <ListButton icon="history" {...copy.reopen} onClick={onReopen} />
        <ListLink icon="edit" {...copy.edit} to={foodPaths.editBag.href(bag.id)} />
        <ListButton icon="trash" {...copy.remove} opensDialog onClick={onDelete} />
      </ListGroup>
    </Sheet>
  );
}

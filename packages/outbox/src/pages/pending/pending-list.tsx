import { InlineAlert } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { loadOutbox } from '../../running/load-outbox.ts';
import type { OutboxSnapshot } from '../../state/snapshot.ts';
import { copy } from './copy.ts';
import { PendingItem } from './pending-item.tsx';
import { SaveCopies } from '../../components/save-copies/save-copies.tsx';

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

export function PendingList({ items, lost }: Pick<OutboxSnapshot, 'items' | 'lost'>) {
  return (
    <Column>
      {lost.length > 0 && <LostFiles titles={lost.map(({ title }) => title)} />}
      {items.some(({ isPersisted }) => !isPersisted) && (
        <InlineAlert tone="warning">{copy.notPersisted}</InlineAlert>
      )}
      {items.length > 0 && <Typography color="textSecondary">{copy.intro}</Typography>}
      <List>
        {items.map((item) => (
          <PendingItem key={item.id} item={item} />
        ))}
      </List>
      {items.length > 0 && <SaveCopies />}
    </Column>
  );
}

function acknowledge(): void {
  void loadOutbox().then((outbox) => outbox.acknowledgeLosses());
}

function LostFiles({ titles }: { titles: readonly string[] }) {
  return (
    <InlineAlert tone="error" action={{ label: copy.acknowledge, onClick: acknowledge }}>
      {copy.lost(titles.join(', '))}
    </InlineAlert>
  );
}

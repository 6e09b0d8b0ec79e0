import { VisuallyHidden } from '@huella/ui';
import type { PaperShape } from '@huella/uploads';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { copy } from '../copy.ts';
import type { CapturePurpose } from '../image/prepare-page.ts';
import { PageEditor } from './page-editor.tsx';
import { PageRow } from './page-row.tsx';
import type { PagesAction, PaperPage } from './paper-pages.ts';

export interface PageListProps {
  pages: readonly PaperPage[];
  dispatch: Dispatch<PagesAction>;
  purpose: CapturePurpose;
  shape: PaperShape;
  onEditing: (isEditing: boolean) => void;
}

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:focus-visible': { outline: 'none' },
});

/** Lists the pages in order. Announces each change, and keeps the focus when its page is removed. */
export function PageList({ pages, dispatch, purpose, shape, onEditing }: PageListProps) {
  const [said, setSaid] = useState('');
  const [editedId, setEditedId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const edited = pages.find(({ id }) => id === editedId);
  const wasEditing = useRef(false);
  // Moves the focus back from the editor, which replaced the list.
  useEffect(() => {
    if (wasEditing.current && editedId === null) list.current?.focus();
    wasEditing.current = editedId !== null;
  }, [editedId]);
  const edit = (id: string | null) => {
    setEditedId(id);
    onEditing(id !== null);
  };
  const change = (action: PagesAction, announcement: string) => {
    dispatch(action);
    setSaid(announcement);
    if (action.type === 'remove') list.current?.focus();
  };
  if (edited?.prepared)
    return (
      <PageEditor page={edited} prepared={edited.prepared} dispatch={dispatch} onClose={() => edit(null)} />
    );
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label={copy.capture.pages}>
        {pages.map((page, at) => (
          <li key={page.id}>
            <PageRow
              page={page}
              position={{ number: at + 1, count: pages.length }}
              purpose={purpose}
              shape={shape}
              onChange={change}
              onEdit={() => edit(page.id)}
            />
          </li>
        ))}
      </List>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  );
}

import { VisuallyHidden } from '@huella/ui';
import type { PaperShape } from '@huella/uploads';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { copy } from '../copy.ts';
import type { PicturePurpose } from '../picture/prepare-page.ts';
import { PageEditor } from './page-editor.tsx';
import { PageRow } from './page-row.tsx';
import type { PagesAction, PaperPage } from './paper-pages.ts';

export interface PageListProps {
  pages: readonly PaperPage[];
  dispatch: Dispatch<PagesAction>;
  purpose: PicturePurpose;
  shape: PaperShape;
  /** One page fills the place of the list. */
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

/** The pages in their order. What a button changed is announced, and the focus stays with the list when its page goes. */
export function PageList({ pages, dispatch, purpose, shape, onEditing }: PageListProps) {
  const [said, setSaid] = useState('');
  const [editedId, setEditedId] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const edited = pages.find(({ id }) => id === editedId);
  const wasEditing = useRef(false);
  // The page that filled the place of the list goes with the focus in it.
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

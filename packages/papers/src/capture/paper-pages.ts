import { UNCUT, type Cut } from '../image/cut.ts';
import type { PreparedPage } from '../image/prepare-page.ts';

/** A photo that becomes a page; pending while it has neither a result nor an error. */
export interface PaperPage {
  id: string;
  file: File;
  cut: Cut;
  prepared: PreparedPage | null;
  /** Why it could not be prepared, as a Spanish sentence. */
  error: string | null;
  isAccepted: boolean;
}

export type PagesAction =
  | { type: 'add'; files: readonly File[] }
  | { type: 'restore'; pages: readonly PaperPage[] }
  | { type: 'prepare'; id: string; prepared: PreparedPage }
  | { type: 'fail'; id: string; error: string }
  | { type: 'replace'; id: string; file: File }
  | { type: 'cut'; id: string; cut: Cut }
  | { type: 'accept'; id: string }
  | { type: 'move'; id: string; by: 1 | -1 }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

export function pagesReducer(pages: readonly PaperPage[], action: PagesAction): readonly PaperPage[] {
  switch (action.type) {
    case 'add':
      return [...pages, ...action.files.map((file) => newPage(file))];
    case 'restore':
      return [...action.pages.map(triedAgain), ...pages];
    case 'clear':
      return [];
    case 'remove':
      return pages.filter(({ id }) => id !== action.id);
    case 'move':
      return moved(pages, action.id, action.by);
    default:
      return pages.map((page) => (page.id === action.id ? changed(page, action) : page));
  }
}

export function isWaiting({ prepared, error }: PaperPage): boolean {
  return prepared === null && error === null;
}

function newPage(file: File): PaperPage {
  return { id: crypto.randomUUID(), file, ...unprepared, cut: UNCUT };
}

/** Retries what failed, for example without a connection, once the draft is restored. */
function triedAgain(page: PaperPage): PaperPage {
  return { ...page, error: null };
}

const unprepared = { prepared: null, error: null, isAccepted: false } as const;

type ChangeOfOne = Extract<PagesAction, { type: 'prepare' | 'fail' | 'replace' | 'cut' | 'accept' }>;

function changed(page: PaperPage, action: ChangeOfOne): PaperPage {
  switch (action.type) {
    case 'prepare':
      return { ...page, prepared: action.prepared };
    case 'fail':
      return { ...page, error: action.error };
    case 'replace':
      return { ...page, ...unprepared, file: action.file, cut: UNCUT };
    case 'cut':
      return { ...page, ...unprepared, cut: action.cut };
    case 'accept':
      return { ...page, isAccepted: true };
    default:
      return page;
  }
}

function moved(pages: readonly PaperPage[], id: string, by: 1 | -1): readonly PaperPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const page = pages[from];
  const to = from + by;
  if (!page || to < 0 || to >= pages.length) return pages;
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

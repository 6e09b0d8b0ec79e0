/** How far each item on its way is, in this tab and in the others. */
export interface ProgressBoard {
  /** Answers whether that is news. */
  set: (id: string, share: number) => boolean;
  setElsewhere: (id: string, share: number) => void;
  end: (id: string) => void;
  /** Another tab has begun or ended something: what it said before is old. */
  endElsewhere: () => void;
  isElsewhere: (id: string) => boolean;
  shareOf: (id: string) => number | undefined;
}

export function createProgressBoard(): ProgressBoard {
  const here = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  return {
    set: (id, share) => {
      const isNews = here.get(id) !== share;
      here.set(id, share);
      // Only one tab sends: what another said of it, and whether it still lives, is old.
      elsewhere.delete(id);
      return isNews;
    },
    setElsewhere: (id, share) => void elsewhere.set(id, share),
    end: (id) => void here.delete(id),
    endElsewhere: () => elsewhere.clear(),
    isElsewhere: (id) => elsewhere.has(id),
    shareOf: (id) => here.get(id) ?? elsewhere.get(id),
  };
}

/** The progress of each item being sent, in this tab and in others. */
export interface ProgressBoard {
  set: (id: string, share: number) => boolean;
  setElsewhere: (id: string, share: number) => void;
  end: (id: string) => void;
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
      // Only one tab sends at a time, so another tab's progress is outdated.
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

/** How much of each item being sent has left, from 0 to 1, in this tab and in others. */
export interface ProgressBoard {
  set: (id: string, sentFraction: number) => boolean;
  setElsewhere: (id: string, sentFraction: number) => void;
  end: (id: string) => void;
  endElsewhere: () => void;
  isElsewhere: (id: string) => boolean;
  sentFractionOf: (id: string) => number | undefined;
}

export function createProgressBoard(): ProgressBoard {
  const here = new Map<string, number>();
  const elsewhere = new Map<string, number>();
  return {
    set: (id, sentFraction) => {
      const isNews = here.get(id) !== sentFraction;
      here.set(id, sentFraction);
      // Only one tab sends at a time, so another tab's progress is outdated.
      elsewhere.delete(id);
      return isNews;
    },
    setElsewhere: (id, sentFraction) => void elsewhere.set(id, sentFraction),
    end: (id) => void here.delete(id),
    endElsewhere: () => elsewhere.clear(),
    isElsewhere: (id) => elsewhere.has(id),
    sentFractionOf: (id) => here.get(id) ?? elsewhere.get(id),
  };
}

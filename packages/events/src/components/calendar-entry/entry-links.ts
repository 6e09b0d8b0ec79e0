export interface EntryLinks {
  readonly search: string;
  readonly currentId: number | undefined;
}

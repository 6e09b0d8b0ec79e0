import type { ChangeRequest } from '@huella/contract';

/** A cache tag. */
type RecordTag = { type: 'Pet'; id: number | 'LIST' } | { type: 'Person' };

/**
 * The records of approvals that are new since the list was last loaded. On the first load, of all unseen approvals, because the
 * cached records may be older.
 */
export function changedRecords(
  before: readonly ChangeRequest[] | undefined,
  after: readonly ChangeRequest[],
): RecordTag[] {
  const known = new Map(before?.map(({ id, estado }) => [id, estado]));
  const isNew = ({ id, vista }: ChangeRequest) =>
    before === undefined ? !vista : known.get(id) !== 'APROBADA';
  return after.filter((request) => request.estado === 'APROBADA' && isNew(request)).flatMap(tagsOf);
}

function tagsOf({ mascotaId }: ChangeRequest): RecordTag[] {
  if (mascotaId === null) return [{ type: 'Person' }];
  return [
    { type: 'Pet', id: mascotaId },
    { type: 'Pet', id: 'LIST' },
  ];
}

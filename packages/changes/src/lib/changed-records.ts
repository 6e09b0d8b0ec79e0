import type { ChangeRequest } from '@huella/contract';

/** The tag of a record in the API's cache: a pet, the list of pets, or the person. */
type RecordTag = { type: 'Pet'; id: number | 'LIST' } | { type: 'Person' };

/**
 * The records that approvals changed since the list was read before. Of a first reading, the approvals that nobody has seen
 * count: what the cache holds may be older than they are.
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

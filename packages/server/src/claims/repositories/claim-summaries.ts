import type { Executor } from '../../db/transaction.ts';

export interface ClaimSummary {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly pet: string;
  readonly day: string;
  readonly description: string;
  readonly createdAt: string;
}

export async function listClaimSummaries(db: Executor, claimId?: number): Promise<ClaimSummary[]> {
  const query = db
    .selectFrom('claims')
    .innerJoin('accounts', 'accounts.id', 'claims.account_id')
    .innerJoin('pets', 'pets.id', 'claims.pet_id')
    .select(['claims.id', 'claims.account_id as accountId', 'accounts.email', 'pets.nombre as pet'])
    .select(['claims.illness_day as day', 'claims.denuncia_administrativa as description'])
    .select('claims.created_at as createdAt')
    .orderBy('claims.id', 'desc');
  return claimId === undefined ? query.execute() : query.where('claims.id', '=', claimId).execute();
}

/** Selects the rows of one claim, or of all claims of a pet or an account. */
export interface ClaimScope {
  readonly column: 'claims.id' | 'claims.pet_id' | 'claims.account_id';
  readonly id: number;
}

export function ofClaim(id: number): ClaimScope {
  return { column: 'claims.id', id };
}

export function ofPet(id: number): ClaimScope {
  return { column: 'claims.pet_id', id };
}

export function ofAccount(id: number): ClaimScope {
  return { column: 'claims.account_id', id };
}

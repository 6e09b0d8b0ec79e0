import type { SuggestedVet } from '@huella/contract';

/** The vets that stand in every list, in the order of the first. Mail is what tells vets apart: the same one may be known twice. */
export function sharedVets([first = [], ...others]: readonly (readonly SuggestedVet[])[]): SuggestedVet[] {
  const sets = others.map((list) => new Set(list.map(mailOf)));
  return first.filter((vet) => sets.every((mails) => mails.has(mailOf(vet))));
}

function mailOf({ mail }: SuggestedVet): string {
  return mail.toLowerCase();
}

import type { SuggestedVet } from '@huella/contract';

/** Vets in every list, in the order of the first, identified by email: the network may know one twice. */
export function sharedVets([first = [], ...others]: readonly (readonly SuggestedVet[])[]): SuggestedVet[] {
  const sets = others.map((list) => new Set(list.map(emailOf)));
  return first.filter((vet) => sets.every((mails) => mails.has(emailOf(vet))));
}

function emailOf({ mail }: SuggestedVet): string {
  return mail.toLowerCase();
}

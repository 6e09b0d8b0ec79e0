import { CommandFailure } from '../command.ts';

export function claimFailure(
  id: number,
  result: 'not_found' | 'already_decided' | 'invalid_text',
): CommandFailure {
  const sentences = {
    not_found: `No claim has the id ${id}.`,
    already_decided: `Claim ${id} is decided, and nothing of it changes any more.`,
    invalid_text: 'The text is missing, too long, or has characters that nobody can read.',
  } as const;
  return new CommandFailure(sentences[result]);
}

import { CommandFailure } from '../command.ts';

export function claimFailure(id: number, result: 'unknown' | 'decided' | 'unreadable'): CommandFailure {
  const sentences = {
    unknown: `No claim has the id ${id}.`,
    decided: `Claim ${id} is decided, and nothing of it changes any more.`,
    unreadable: 'The text is missing, too long, or has characters that nobody can read.',
  } as const;
  return new CommandFailure(sentences[result]);
}

import type { Pet } from '@huella/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { CardMatch } from '../../lib/match-card-record.ts';
import type { Setting } from '@huella/api-client';
import { ChoosePolicy } from './choose-policy.tsx';
import { copy } from './copy.ts';
import { FreshCard } from './fresh-card.tsx';
import { NoCard } from './no-card.tsx';

export interface MatchedCardProps {
  account: string;
  pet: Pet;
  match: CardMatch;
  support: Setting;
}

/** The pet's card, the question which policy is the pet's, or that there is none. */
export function MatchedCard({ account, pet, match, support }: MatchedCardProps) {
  const [policy, setPolicy] = useState<string>();
  if (match.kind === 'none') return <NoCard account={account} pet={pet} />;
  const shared = { account, pet, support };
  if (match.kind === 'one') return <FreshCard {...shared} record={match.record} />;
  const chosen = match.records.find(({ poliza }) => poliza === policy);
  if (!chosen) return <ChoosePolicy pet={pet} records={match.records} onChoose={setPolicy} />;
  const again = <Button onClick={() => setPolicy(undefined)}>{copy.ambiguous.again}</Button>;
  return <FreshCard {...shared} record={chosen} choice={<div>{again}</div>} />;
}

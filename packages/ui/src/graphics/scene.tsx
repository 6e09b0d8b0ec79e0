import type { ComponentType } from 'react';
import type { IllustrationName } from './illustration-names.ts';
import { EmptyClaimsScene, NoNewsScene, NotedScene } from './scenes/care.tsx';
import { EmptyFoodScene, FoodFinishedScene, FoodStoredScene } from './scenes/food.tsx';
import { CalendarScene, CoverageScene, RefundScene, VetCallScene } from './scenes/promos.tsx';
import { FailureScene, NotFoundScene, OfflineScene, SuccessScene } from './scenes/states.tsx';
import { CelebrationScene, NothingWaitsScene, PapersCompleteScene, SentScene } from './scenes/successes.tsx';
import {
  CatScene,
  DogScene,
  EmptyCardScene,
  EmptyPetsScene,
  FoodScene,
  PawScene,
  PetsScene,
} from './scenes/subjects.tsx';

const scenes: Record<IllustrationName, ComponentType> = {
  dog: DogScene,
  cat: CatScene,
  pets: PetsScene,
  paw: PawScene,
  'empty-pets': EmptyPetsScene,
  'empty-card': EmptyCardScene,
  food: FoodScene,
  'empty-food': EmptyFoodScene,
  'food-stored': FoodStoredScene,
  'food-finished': FoodFinishedScene,
  'empty-claims': EmptyClaimsScene,
  'no-news': NoNewsScene,
  noted: NotedScene,
  coverage: CoverageScene,
  calendar: CalendarScene,
  refund: RefundScene,
  'vet-call': VetCallScene,
  success: SuccessScene,
  celebration: CelebrationScene,
  'nothing-waits': NothingWaitsScene,
  'papers-complete': PapersCompleteScene,
  sent: SentScene,
  failure: FailureScene,
  'not-found': NotFoundScene,
  offline: OfflineScene,
};

/** In its own chunk. */
export default function Scene({ name }: { name: IllustrationName }) {
  const Drawing = scenes[name];
  return <Drawing />;
}

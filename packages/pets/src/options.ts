import type { Setting } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import type { ComponentType } from 'react';

/** The insured card of a pet, of another feature. */
export interface CardParts {
  NewCard: ComponentType<{ petId: number }>;
  CardSkeleton: ComponentType;
}

/** What only the app knows: settings of the environment (D25), links, components of other features. */
export interface PetsOptions {
  /** The default of the external link action (specification §2 *Pet details page*). */
  chat: Setting;
  /** The URL that a chosen plan leads to, with an account or without. */
  choosePlan: (planId: number) => string;
  /** The links that the law requires on public pages. */
  LegalFooter: ComponentType;
  links: PetLinks;
  /** The insured card, loaded with the page that celebrates a pet. */
  loadCardParts: () => Promise<CardParts>;
  /** What is next in a pet's calendar; loaded when it is shown. */
  CalendarPart?: ComponentType<{ pet: Pet }>;
  /** What is left of a pet's food; loaded when it is shown. */
  FoodPart?: ComponentType<{ pet: Pet }>;
}

/** Links to other features' pages, by pet id. */
export type PetLinks = Readonly<
  Record<'newClaim' | 'claims' | 'newFood' | 'calendar' | 'booklet', (petId: number) => string>
>;

import type { Setting } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import type { ComponentType } from 'react';

/** What the app puts in the place of the choice of a payment method; `value` is the id of a datospagos record. */
export interface PaymentMethodPickerProps {
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
  disabled?: boolean;
  /** Goes on with the form: called when the first method was added and is chosen. */
  onContinue?: () => void;
}

/** Components of other features, which this one does not import: the app hands them in (see the README). */
export interface PetsDependencies {
  PaymentMethodPicker: ComponentType<PaymentMethodPickerProps>;
  /** Names a payment method: its kind and last four digits. */
  PaymentMethodName: ComponentType<{ id: number }>;
}

/** The insured card of a pet, as another feature draws it. */
export interface CardParts {
  NewCard: ComponentType<{ petId: number }>;
  /** Its shape while it loads. */
  CardSkeleton: ComponentType;
}

/** What the app knows and this feature does not: settings of the environment (D25), and addresses. */
export interface PetsOptions {
  /** The default of the external link action (specification §2 *Pet details page*). */
  chat: Setting;
  /** Where a plan that is chosen leads, with an account or without. */
  choosePlan: (planId: number) => string;
  /** What the law wants on the pages that are open to anybody. */
  LegalFooter: ComponentType;
  /** Screens of other features that a pet's page leads to. */
  addresses: PetAddresses;
  /** The insured card, loaded with the page that celebrates a pet. */
  loadCardParts: () => Promise<CardParts>;
  /** What waits first in a pet's calendar; its code is loaded when it is shown. */
  CalendarPart?: ComponentType<{ pet: Pet }>;
  /** The same of what is left of its food. */
  FoodPart?: ComponentType<{ pet: Pet }>;
}

/** Addresses that belong to a pet, by what is done there. */
export type PetAddresses = Readonly<
  Record<'newClaim' | 'claims' | 'newFood' | 'calendar' | 'booklet', (petId: number) => string>
>;

import type { ComponentType } from 'react';

/** Chooses a payment method; `value` is the id of a datospagos record. */
export interface PaymentMethodPickerProps {
  value: number | null;
  onChange: (id: number) => void;
  error?: string;
  disabled?: boolean;
  /** Submits the step: called when the first method was added and is chosen. */
  onContinue?: () => void;
}

/** Components of other features, passed in by the app (see the README). */
export interface PetsDependencies {
  PaymentMethodPicker: ComponentType<PaymentMethodPickerProps>;
  /** The kind and last four digits of a payment method. */
  PaymentMethodName: ComponentType<{ id: number }>;
}

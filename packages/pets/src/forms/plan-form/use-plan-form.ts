import { zodResolver } from '@hookform/resolvers/zod';
import { coverageSchema, type CoverageForm } from '@huella/validation/pet';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { PlanData } from '../../lib/new-pet-body.ts';

/** The form of `datos_pago`: the ids of the plan and of the payment method, null until they are chosen. */
export type PlanFormApi = UseFormReturn<CoverageForm, unknown, PlanData>;

const resolver = zodResolver(coverageSchema);
const blank: CoverageForm = { plan: null, id: null };

/** The form of the plan and the payment method of a new pet. */
export function usePlanForm(): PlanFormApi {
  return useForm<CoverageForm, unknown, PlanData>({ resolver, defaultValues: blank });
}

/** The steps with fields, in order. Field names begin with their step. */
export const inputSteps = ['quien', 'atencion', 'sintomas', 'hecho', 'pedidos'] as const;
export type InputStep = (typeof inputSteps)[number];

const steps = [...inputSteps, 'revision'] as const;
export type Step = (typeof steps)[number];

export type PageStep = Step | 'declinar' | 'corregir';

export function toPageStep(text: string | undefined): PageStep | undefined {
  return [...steps, 'declinar' as const, 'corregir' as const].find((pageStep) => pageStep === text);
}

export function stepAfter(step: InputStep): Step {
  return steps[inputSteps.indexOf(step) + 1] ?? 'revision';
}

export function stepBefore(step: Step): InputStep | undefined {
  return inputSteps[steps.indexOf(step) - 1];
}

export function positionOf(step: Step): { readonly at: number; readonly of: number } {
  return { at: steps.indexOf(step) + 1, of: steps.length };
}

export function isInputStep(pageStep: PageStep | undefined): pageStep is InputStep {
  return inputSteps.some((step) => step === pageStep);
}

export function firstWrongStep(errors: Readonly<Record<string, string>>): InputStep | undefined {
  return inputSteps.find((step) => Object.keys(errors).some((name) => name.startsWith(`${step}.`)));
}

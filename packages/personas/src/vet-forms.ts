import type { Ports } from '@huella/server';
import { completeDemoForm, showClaim } from '@huella/server/operator';

/** The ids of the forms that a claim's vets got, oldest first. */
export async function formsOf(ports: Ports, claim: number): Promise<number[]> {
  const file = await showClaim(ports, claim);
  return (file?.indications ?? []).flatMap(({ vetFormId }) => vetFormId ?? []);
}

/** Completes all forms of a claim with the usual answers, each of which `answers` may replace. */
export async function answerForms(
  ports: Ports,
  claim: number,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const form of await formsOf(ports, claim)) await completeDemoForm(ports, form, answers);
}

/** Nothing more is asked of the owner. */
export const NO_REQUESTS = { pedidos: [] };

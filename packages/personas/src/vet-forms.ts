import type { Ports } from '@huella/server';
import { completeDemoForm, showClaim } from '@huella/server/operator';

/** Ids, oldest first. */
export async function formsOf(ports: Ports, claim: number): Promise<number[]> {
  const file = await showClaim(ports, claim);
  return (file?.indications ?? []).flatMap(({ vetFormId }) => vetFormId ?? []);
}

/** Completes all forms of a claim with the usual answers, which `answers` may replace. */
export async function answerForms(
  ports: Ports,
  claim: number,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const form of await formsOf(ports, claim)) await completeDemoForm(ports, form, answers);
}

export const NO_REQUESTS = { pedidos: [] };

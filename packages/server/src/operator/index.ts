export { cancelPolicy, type Cancellation } from './cancel-policy.ts';
export {
  importExternalPolicies,
  type ImportReport,
  type ExternalPolicyLine,
  type ExternalPolicyProblem,
} from './import-external-policies.ts';
export { listChangeRequests, type ChangeRequestSummary } from './list-change-requests.ts';
export { listPolicies, type PolicySummary } from './list-policies.ts';
export {
  externalPolicyColumns,
  type ExternalPolicyColumn,
  type ExternalPolicyValues,
} from './external-policy-line.ts';
export { listLegalRequests, type LegalRequestSummary } from './list-legal-requests.ts';
export { resetDemo } from './reset-demo.ts';
export { resolveChangeRequest, type Decision, type Resolution } from './resolve-change-request.ts';
export { resolveLegalRequest, type LegalResolution } from './resolve-legal-request.ts';
export { showPerson, type PersonSummary } from './show-person.ts';

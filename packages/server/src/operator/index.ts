export { cancelPolicy, type Cancellation } from './cancel-policy.ts';
export {
  importPortalPolicies,
  type ImportReport,
  type PortalLine,
  type PortalProblem,
} from './import-portal-policies.ts';
export { listChangeRequests, type ChangeRequestSummary } from './list-change-requests.ts';
export { listPolicies, type PolicySummary } from './list-policies.ts';
export { portalColumns, type PortalColumn, type PortalValues } from './portal-line.ts';
export { listLegalRequests, type LegalRequestSummary } from './list-legal-requests.ts';
export { resetDemo } from './reset-demo.ts';
export { resolveChangeRequest, type Decision, type Resolution } from './resolve-change-request.ts';
export { resolveLegalRequest, type LegalResolution } from './resolve-legal-request.ts';
export { showPerson, type PersonSummary } from './show-person.ts';

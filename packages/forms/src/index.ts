export { closeDrafts, deleteDrafts, hasDraft } from './drafts/drafts.ts';
export { useStoredDays, type StoredDays } from './drafts/use-stored-days.ts';
export { useStoredIds, type StoredIds } from './drafts/use-stored-ids.ts';
export { Form, type FormProps } from './form.tsx';
export { LeaveFlow, type LeaveFlowProps } from './leave-flow.tsx';
export { useFlow, type Flow, type FlowOptions } from './use-flow.ts';
export type { StepDefinition, Steps } from './use-steps.ts';
export { useFormValues } from './use-form-values.ts';
export { useSubmit, type SubmitOptions } from './use-submit.ts';

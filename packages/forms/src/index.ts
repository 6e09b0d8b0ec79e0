export { closeDrafts, deleteDrafts, hasDraft } from './drafts/drafts.ts';
export { useKeptDays, type KeptDays } from './drafts/use-kept-days.ts';
export { useKeptIds, type KeptIds } from './drafts/use-kept-ids.ts';
export { failureSentence } from './failure-sentence.ts';
export { Form, type FormProps } from './form.tsx';
export { LeaveFlow, type LeaveFlowProps } from './leave-flow.tsx';
export { useFlow, type Flow, type FlowOptions } from './use-flow.ts';
export type { StepDefinition, Steps } from './use-steps.ts';
export { useSubmit, type SubmitOptions } from './use-submit.ts';

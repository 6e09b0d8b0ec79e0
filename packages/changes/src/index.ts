export { ChangeNotices, type ChangeNoticesProps } from './components/change-notices/change-notices.tsx';
export { ChangedList } from './components/changed-list/changed-list.tsx';
export { ChangeReview } from './components/change-review/change-review.tsx';
export { useChangeRequest, type ChangeProposal, type ChangeRequestOptions } from './use-change-request.ts';
export { useAreRequestsLoaded } from './use-change-requests.ts';
export { usePendingHints } from './use-pending-hints.tsx';

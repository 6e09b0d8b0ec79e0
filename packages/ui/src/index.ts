import './theme/theme-types.ts';

export { AppTheme } from './theme/app-theme.tsx';
export type { Scheme } from './theme/theme.ts';
export { LightSurface } from './theme/light-surface.tsx';

export { ChoiceField, type ChoiceFieldProps } from './fields/choice-field.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './fields/choice-group.tsx';
export { ChoiceMark } from './fields/choice-mark.ts';
export type { ChoiceOption } from './fields/choice-option.ts';
export { AutocompleteField, type AutocompleteFieldProps } from './fields/autocomplete-field.tsx';
export type { AutocompleteOption } from './fields/autocomplete/autocomplete-option.ts';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { DigitsField, type DigitsFieldProps } from './fields/digits-field.tsx';
export { TimeField, type TimeFieldProps } from './fields/time-field.tsx';
export { UncontrolledField, type UncontrolledFieldProps } from './fields/uncontrolled-field.tsx';
export { ExpiryField } from './fields/expiry-field.tsx';
export { FieldError } from './fields/field-error.tsx';
export type { FieldProps, TypedFieldProps } from './fields/field-props.ts';
export { MultiChoiceField, type MultiChoiceFieldProps } from './fields/multi-choice-field.tsx';
export { MoneyField } from './fields/money-field.tsx';
export { PasswordField } from './fields/password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';

export { useLeadingDebounce } from './lists/use-leading-debounce.ts';
export { useLastNonNull } from './overlays/use-last-non-null.ts';
export { useFocusKeeper } from './dom/use-focus-keeper.ts';
export { tolerateMovedNodes } from './dom/tolerate-moved-nodes.ts';
export { saveFile } from './files/save-file.ts';

export { FormAlert } from './forms/form-alert.tsx';
export { SubmitButton, type SubmitButtonProps } from './forms/submit-button.tsx';
export { leavingSaved } from './forms/leaving-saved.ts';
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './forms/unsaved-changes-guard.tsx';
export { FieldLock, lockProps } from './forms/field-lock.ts';
export { useOnEdit } from './forms/use-on-edit.ts';
export { useIsInSheet, useReportDirty } from './forms/dirty-scope.ts';
export { useSavedChoice } from './forms/use-saved-choice.ts';
export { useSubmitOnce } from './forms/use-submit-once.ts';

export { InstallSteps, type InstallStepsProps } from './install/install-steps.tsx';
export { isInstalled, useIsInstalled } from './install/is-installed.ts';
export { isInstalledByHand } from './install/is-installed-by-hand.ts';

export { stepSearch, useFirstStepBelow, useUrlStep, useStepBack } from './steps/url-step.ts';
export { FieldRow, FormWithSummary, type FormWithSummaryProps, SummaryCard } from './steps/form-layout.tsx';
export { StepAction } from './steps/step-action.tsx';
export { StepProgress, type StepProgressProps } from './steps/step-progress.tsx';

export { lazyComponent, type LazyComponentOptions } from './loading/lazy-component.tsx';
export { setPrefetcher } from './loading/prefetch-chunk.ts';
export { useIdleLoad, whenIdle } from './loading/use-idle-load.ts';
export { useNextPages } from './loading/use-next-pages.ts';
export { useSheetOnTap } from './loading/use-sheet-on-tap.ts';

export { EmptyState, type EmptyStateProps } from './states/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './states/error-state.tsx';
export { InlineAlert, type InlineAlertProps } from './states/inline-alert.tsx';
export {
  LoadGate,
  type FailedState,
  type LoadedState,
  type LoadGateProps,
  type LoadState,
} from './states/load-gate.tsx';
export { NumberedList } from './states/numbered-list.tsx';
export { SuccessBand, type SuccessBandProps } from './states/success-band.tsx';
export { SuccessState, type SuccessStateProps } from './states/success-state.tsx';
export {
  CardSkeleton,
  type FieldShape,
  FormSkeleton,
  ListSkeleton,
  LoadingRegion,
} from './states/skeletons.tsx';
export { SkeletonBar } from './states/skeleton-bar.tsx';

export type { BlockedMove, Move } from './overlays/blocker-stack.ts';
export { guardHistory, leaveApp } from './overlays/history-guard.ts';
export { redirectTo } from './shell/redirect-to.ts';
export { entryIndex, isSiteBelow } from './overlays/visit-entries.ts';
export { NavigationBlocker, type NavigationBlockerProps } from './overlays/navigation-blocker.tsx';
export { CloseOnBack } from './overlays/close-on-back.tsx';
export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export type { ConfirmDialogProps, SheetProps } from './overlays/dialog-props.ts';
export { Sheet } from './overlays/sheet.tsx';
export { ToastRegion } from './toast/toast-region.tsx';
export { SENT_TOAST_MS, toast, type ToastAction, type ToastOptions } from './toast/toast-store.ts';

export type { DayMark, MarkShape } from './calendar/day-mark.ts';
export { MonthSkeleton } from './calendar/month-skeleton.tsx';
export { Mark } from './calendar/mark.tsx';
export { Carousel, type CarouselProps } from './carousel/carousel.tsx';
export { SlideShow, type SlideShowProps } from './carousel/slide-show.tsx';
export { Brand } from './graphics/brand.tsx';
export { FirstIcon } from './graphics/first-icon.tsx';
export { Icon, type IconProps } from './graphics/icon.tsx';
export { IconBadge } from './graphics/icon-badge.tsx';
export type { IconName } from './graphics/icon-paths.ts';
export { Illustration, type IllustrationProps } from './graphics/illustration.tsx';
export type { IllustrationName } from './graphics/illustration-names.ts';
export { SlideIllustration, type SlideIllustrationProps } from './graphics/slide-illustration.tsx';
export { WelcomeDrawing, WelcomeIllustration } from './graphics/welcome-illustration.tsx';
export { QrCode } from './graphics/qr-code.tsx';
export { PetAvatar, type PetAvatarProps } from './graphics/pet-avatar.tsx';

export { ActionCard, type ActionCardProps } from './links/action-card.tsx';
export { ActionCardSkeleton } from './links/action-card-skeleton.tsx';
export { ListGroup, type ListGroupProps } from './lists/list-group.tsx';
export {
  ListAnchor,
  ListButton,
  ListLink,
  ListRowSkeleton,
  type ListAnchorProps,
  type ListButtonProps,
  type ListLinkProps,
} from './lists/list-rows.tsx';

export { IconRows, type IconRowsProps } from './lists/icon-rows.tsx';
export { WaitingList, type WaitingItem, type WaitingGroup } from './lists/waiting-list.tsx';
export { useProgressiveCount } from './lists/use-progressive-count.ts';

export { ButtonLink, type ButtonLinkProps } from './links/button-link.tsx';
export { CloseButton } from './links/close-button.tsx';
export { CopyButton, type CopyButtonProps } from './links/copy-button.tsx';
export { ChoiceLinks, type ChoiceLinksProps, type LinkChoice } from './links/choice-links.tsx';
export { FloatingLink, type FloatingLinkProps } from './links/floating-link.tsx';
export { TextLink } from './links/text-link.tsx';
export type { NavigationItem } from './shell/navigation-items.tsx';
export { NavigationShell, type NavigationShellProps } from './shell/navigation-shell.tsx';
export { GoBack, isOpenedFrom, openedFrom, useGoBack } from './shell/go-back.ts';
export { useHasLeft } from './shell/use-has-left.ts';
export { useLatestLocation } from './shell/use-latest-location.ts';
export { useMinute } from './time/use-minute.ts';
export { useToday } from './time/use-today.ts';
export { DayInParts } from './text/day-in-parts.tsx';
export { ListDetail, useIsListBeside, type ListDetailProps } from './shell/list-detail.tsx';
export { Page, type PageProps } from './shell/page.tsx';
export { PageOutlet } from './shell/page-outlet.tsx';
export type { PageHandle } from './shell/use-outlet-state.ts';
export { TopBarExtra } from './shell/top-bar.tsx';
export { StickyBar } from './shell/sticky-bar.tsx';
export { VisuallyHidden } from './shell/visually-hidden.tsx';

export { collectUncaughtErrors } from './collectUncaughtErrors.ts'
export { type CompositionHost, provideHost } from './compositionHost.ts'
export { deferred } from './deferred/deferred.tsx'
export { type CompositionEvent, FAILURE_PHASES, type Phase, pageLog, recordEvent } from './eventLog.ts'
export { type Load, load, loadState, retry, SLOW_AFTER_MS } from './loads.ts'
export { $online } from './online.ts'
export {
	$registry,
	findSlice,
	isNewerPath,
	isRunning,
	loadRegistry,
	type RegistryState,
	refreshRegistry,
} from './registryStore.ts'
export { redirectFrom } from './routes/redirectFrom.ts'
export { ScreenFailure } from './routes/ScreenFailure.tsx'
export { sliceRoutes } from './routes/sliceRoutes.tsx'
export { type DemoNote, outcomeMessage, showOutcome } from './showOutcome.ts'
export { fillTitle, Slot, SlotFill, useFills } from './slots/Slot.tsx'
export { FailurePanel, LoadFailure } from './widget/FailurePanel.tsx'
export { PageContainer } from './widget/PageContainer.tsx'
export { PageSkeleton } from './widget/PageSkeleton.tsx'
export { Remote } from './widget/Remote.tsx'
export { RenderBoundary } from './widget/RenderBoundary.tsx'
export { SliceFailure } from './widget/SliceFailure.tsx'
export { useSliceName } from './widget/sliceName.ts'

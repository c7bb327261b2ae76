export { announce, type DemoWording, outcomeWords } from './announce.ts'
export { type CompositionEvent, FAILURES, type Phase, pageLog, record } from './events.ts'
export { type CompositionHost, provideHost } from './host.ts'
export { type Load, load, loadState, retry, SLOW_AFTER_MS } from './loads.ts'
export { $online } from './online.ts'
export {
	$registry,
	isNewer,
	isRunning,
	loadRegistry,
	type RegistryState,
	registered,
	renewRegistry,
} from './registry.ts'
export { redirectFrom } from './routes/redirectFrom.ts'
export { ScreenFailure } from './routes/ScreenFailure.tsx'
export { sliceRoutes } from './routes/sliceRoutes.tsx'
export { keepUncaught } from './uncaught.ts'
export { FailurePanel } from './widget/FailurePanel.tsx'
export { loadExposed } from './widget/loadExposed.ts'
export { PagePlace } from './widget/PagePlace.tsx'
export { PageSkeleton } from './widget/PageSkeleton.tsx'
export { Remote } from './widget/Remote.tsx'
export { RenderBoundary } from './widget/RenderBoundary.tsx'
export { SliceFailure } from './widget/SliceFailure.tsx'
export { useSliceName } from './widget/sliceName.ts'

import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { load, loadState, retry, WIDGET_SLOW_AFTER_MS } from '../loads.ts'
import { $registry } from '../registryStore.ts'
import { PendingWidget } from './PendingWidget.tsx'
import { RenderBoundary } from './RenderBoundary.tsx'
import { SliceFailure } from './SliceFailure.tsx'

/** How a page shows a widget of another slice. */
export interface WidgetPlace {
	/** The placeholder, in the widget's size, while it loads. */
	skeleton: ReactNode
	/** True for a control, such as a button: its placeholder and its failure have the same size. */
	small?: boolean | undefined
}

interface WidgetProps extends WidgetPlace {
	slice: string
	module: string
	/** The props of the widget. */
	props: object
}

/**
 * A widget of another slice. Its code loads when it is first shown, and a failed slice affects only its place. A withdrawn slice
 * renders nothing.
 */
export function Widget({ slice, module, skeleton, small = false, props }: WidgetProps) {
	const state = useStore(loadState(slice, module))
	const known = useStore($registry)
	const isWithdrawn = known.state === 'ready' && !known.registry.slices.some((each) => each.name === slice)
	useEffect(() => {
		if (!isWithdrawn) void load(slice, module, undefined, WIDGET_SLOW_AFTER_MS)
	}, [slice, module, isWithdrawn])
	if (isWithdrawn) return null
	switch (state.state) {
		case 'ready': {
			const Exposed = exposed(state.module)
			if (!Exposed) return <SliceFailure slice={slice} small={small} />
			return (
				<RenderBoundary slice={slice} module={module} small={small}>
					<Exposed {...props} />
				</RenderBoundary>
			)
		}
		case 'failed':
			return <SliceFailure slice={slice} load={state} small={small} />
		default:
			return (
				<PendingWidget
					skeleton={skeleton}
					small={small}
					isSlow={state.state === 'slow'}
					onRetry={() => void retry(slice)}
				/>
			)
	}
}

// The contract checks the props in the consuming slice, and the component in the build of the exposing slice.
function exposed(module: unknown): ComponentType<object> | undefined {
	const component: unknown =
		typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
	return isComponent(component) ? component : undefined
}

function isComponent(value: unknown): value is ComponentType<object> {
	// Memoised components are objects.
	return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

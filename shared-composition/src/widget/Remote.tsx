import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import type { ExposedName, Exposes } from 'shared-contract'
import { load, loadState, retry, WIDGET_SLOW_AFTER_MS } from '../loads.ts'
import { $registry } from '../registryStore.ts'
import { PendingWidget } from './PendingWidget.tsx'
import { RenderBoundary } from './RenderBoundary.tsx'
import { SliceFailure } from './SliceFailure.tsx'

type RemoteProps<Name extends ExposedName> = Exposes[Name] & {
	/** `slice/Module`, as `shared-contract` lists it. */
	name: Name
	/** The placeholder, in the widget's size, while it loads. */
	skeleton: ReactNode
	/** True for a control, such as a button: its placeholder and its failure have the same size. */
	small?: boolean
}

/**
 * A widget of another slice: `<Remote name="mfe-community/Comments" subject="anime" subjectId={1} />`. Its props are
 * the contract's, its code loads when it is first shown, and a failed slice affects only its place. A withdrawn slice
 * renders nothing.
 */
export function Remote<Name extends ExposedName>({ name, skeleton, small = false, ...props }: RemoteProps<Name>) {
	const [slice, module] = splitName(name)
	const state = useStore(loadState(slice, module))
	const known = useStore($registry)
	const isWithdrawn = known.state === 'ready' && !known.registry.slices.some((each) => each.name === slice)
	useEffect(() => {
		if (!isWithdrawn) void load(slice, module, undefined, WIDGET_SLOW_AFTER_MS)
	}, [slice, module, isWithdrawn])
	if (isWithdrawn) return null
	switch (state.state) {
		case 'ready': {
			const Widget = widget(state.module)
			if (!Widget) return <SliceFailure slice={slice} small={small} />
			return (
				<RenderBoundary slice={slice} module={module} small={small}>
					<Widget {...props} />
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
function widget(module: unknown): ComponentType<object> | undefined {
	const exported: unknown =
		typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
	return isComponent(exported) ? exported : undefined
}

function isComponent(value: unknown): value is ComponentType<object> {
	// Memoised components are objects.
	return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

/** Splits `mfe-community/Comments` into slice and module. */
function splitName(name: string): [slice: string, module: string] {
	const slash = name.indexOf('/')
	return [name.slice(0, slash), name.slice(slash + 1)]
}

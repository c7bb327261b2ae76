import { useStore } from '@nanostores/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { color, IconButton, RefreshIcon, radius, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { load, loadState, retry, WIDGET_SLOW_AFTER_MS } from '../loads.ts'
import { $registry } from '../registryStore.ts'
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

const Frame = styled.div<{ $small: boolean }>`
	position: relative;
	min-width: 0;
	width: ${(p) => (p.$small ? 'fit-content' : 'auto')};
`
// Over the skeleton with its own background: it shifts no layout, and is readable over a picture.
const Note = styled.div<{ $small: boolean }>`
	position: absolute;
	inset: ${(p) => (p.$small ? 0 : `${space[4]} 0 auto`)};
	display: flex;
	align-items: center;
	justify-content: center;
	gap: ${space[1]};
	width: fit-content;
	margin: auto;
	padding-left: ${space[3]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	white-space: nowrap;
	color: ${color.muted};
	background: ${color.surface};
	box-shadow: ${(p) => (p.$small ? 'none' : shadow.raised)};
	&:empty { display: none; }
`

interface PendingWidgetProps {
	/** The placeholder, in the widget's size. */
	skeleton: ReactNode
	small: boolean
	isSlow: boolean
	onRetry: () => void
}

/** The placeholder of a loading widget. A slow one shows a note with a button to retry. */
function PendingWidget({ skeleton, small, isSlow, onRetry }: PendingWidgetProps) {
	const say = useTranslations(common)
	return (
		<Frame $small={small} aria-busy="true">
			{skeleton}
			<Note $small={small} role="status">
				{isSlow && (
					<>
						{say('widget.slow')}
						<IconButton size="sm" label={say('action.retry')} icon={<RefreshIcon size={16} />} onClick={onRetry} />
					</>
				)}
			</Note>
		</Frame>
	)
}

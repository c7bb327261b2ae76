import { useCallback, useEffect, useRef, useState } from 'react'
import { color, IconButton, RefreshIcon, shadow, space } from 'shared-ui'
import { styled } from 'styled-components'
import { type Bench, type BenchSlice, FRAME_PATH } from '../bench/bench.ts'
import { hear } from '../view/message.ts'
import type { Setup } from '../view/setup.ts'
import type { View } from '../view/view.ts'
import { keyOf, watchOutside } from './evidence.ts'
import { forgetFindings, takeIn } from './findings.ts'
import { order, standsIn } from './frameWindow.ts'
import { setupOf } from './setupOf.ts'
import type { ChangeView } from './useView.ts'

const Ground = styled.div`
	position: relative;
	display: grid;
	min-width: 0;
	min-height: 0;
	overflow: hidden;
	background: ${color.raised};
	container-type: size;
`
// A frame that is wider than there is room for is shown smaller, as wide as it is.
const Frame = styled.iframe<{ $width: number | undefined }>`
	--wanted: ${(p) => (p.$width ? `${p.$width}px` : '100cqw')};
	--shrink: min(1, tan(atan2(100cqw, var(--wanted))));
	justify-self: center;
	width: var(--wanted);
	height: calc(100cqh / var(--shrink));
	margin-inline: calc((100cqw - var(--wanted)) / 2);
	border: 0;
	background: ${color.canvas};
	box-shadow: ${shadow.raised};
	transform: scale(var(--shrink));
	transform-origin: top center;
`
const Again = styled.div`
	position: absolute;
	inset-block-end: ${space[2]};
	inset-inline-end: ${space[4]};
`

interface StageProps {
	bench: Bench
	subject: BenchSlice | undefined
	view: View
	change: ChangeView
}

/** The frame. What can change while a slice runs is told to it; for anything else it begins anew. */
export function Stage({ bench, subject, view, change }: StageProps) {
	const { target } = view
	const path = target.kind === 'route' ? target.path : FRAME_PATH
	// Where the frame's own router went stands in the address too, and is no reason to begin anew.
	const shown = useRef(path)
	const [opened, setOpened] = useState({ path, times: 0 })
	const [attempt, setAttempt] = useState(0)
	if (path !== shown.current) {
		shown.current = path
		setOpened({ path, times: opened.times + 1 })
	}
	const setup = setupOf(view, bench, subject)
	const identity = JSON.stringify([
		subject && keyOf(subject),
		setup.show.kind,
		setup.show.kind === 'widget' && setup.show.widget,
		setup.role,
		setup.fault,
		view.alone,
		opened,
		attempt,
	])
	const frame = useFrame(setup, identity)

	useEffect(
		() =>
			hear(
				() => frame.current?.contentWindow,
				(message) => {
					takeIn(message)
					if (subject && (message.kind === 'request' || message.kind === 'error')) watchOutside(subject, message)
					if (message.kind === 'went' && target.kind === 'route' && message.path !== target.path) {
						shown.current = message.path
						change({ target: { ...target, path: message.path } }, true)
					}
				},
			),
		[frame, subject, target, change],
	)

	return (
		<Ground>
			<Frame
				key={identity}
				ref={frame}
				title="What is looked at"
				data-setup={JSON.stringify(setup)}
				src={opened.path}
				$width={view.width}
			/>
			<Again>
				<IconButton label="Begin anew" icon={<RefreshIcon />} filled onClick={() => setAttempt(attempt + 1)} />
			</Again>
		</Ground>
	)
}

/** The frame's element: what it is told is said to it again whenever it changes. */
function useFrame(setup: Setup, identity: string) {
	const frame = useRef<HTMLIFrameElement>(null)
	const told = JSON.stringify(setup)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another identity is another frame
	useEffect(() => {
		forgetFindings()
		return standsIn(() => frame.current?.contentWindow)
	}, [identity])
	const isFirst = useRef(true)
	const tell = useCallback(() => order({ kind: 'setup' }), [])
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is told when what it is told changes
	useEffect(() => {
		if (!isFirst.current) tell()
		isFirst.current = false
	}, [told])
	return frame
}

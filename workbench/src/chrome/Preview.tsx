import { useEffect, useRef, useState } from 'react'
import { color, IconButton, RefreshIcon, shadow, space } from 'shared-ui'
import { styled } from 'styled-components'
import { onFrameMessage } from '../protocol/message.ts'
import type { Setup } from '../protocol/setup.ts'
import { FRAME_PATH, type IndexedSlice, type WorkbenchIndex } from '../protocol/workbenchIndex.ts'
import type { View } from '../view/view.ts'
import { frameSetup } from './frameSetup.ts'
import { handleFrameMessage, resetFrameStore } from './frameStore.ts'
import { postToFrame, setFrame } from './postToFrame.ts'
import { buildKey, recordExternalRequest } from './sliceReports.ts'
import type { ChangeView } from './useView.ts'

const Viewport = styled.div`
	position: relative;
	display: grid;
	min-width: 0;
	min-height: 0;
	overflow: hidden;
	background: ${color.raised};
	container-type: size;
`
// A frame wider than the viewport is scaled down to fit.
const Frame = styled.iframe<{ $width: number | undefined }>`
	--frame-width: ${(p) => (p.$width ? `${p.$width}px` : '100cqw')};
	--scale: min(1, tan(atan2(100cqw, var(--frame-width))));
	justify-self: center;
	width: var(--frame-width);
	height: calc(100cqh / var(--scale));
	margin-inline: calc((100cqw - var(--frame-width)) / 2);
	border: 0;
	background: ${color.canvas};
	box-shadow: ${shadow.raised};
	transform: scale(var(--scale));
	transform-origin: top center;
`
const Corner = styled.div`
	position: absolute;
	inset-block-end: ${space[2]};
	inset-inline-end: ${space[4]};
`

interface PreviewProps {
	index: WorkbenchIndex
	selectedSlice: IndexedSlice | undefined
	view: View
	change: ChangeView
}

/** The frame. Settings that a running slice can change are posted to it; any other change reloads it. */
export function Preview({ index, selectedSlice, view, change }: PreviewProps) {
	const { target } = view
	const path = target.kind === 'route' ? target.path : FRAME_PATH
	// A navigation inside the frame changes the URL too, but must not reload the frame.
	const framePath = useRef(path)
	const [opened, setOpened] = useState({ path, count: 0 })
	const [attempt, setAttempt] = useState(0)
	if (path !== framePath.current) {
		framePath.current = path
		setOpened({ path, count: opened.count + 1 })
	}
	const setup = frameSetup(view, index, selectedSlice)
	const identity = JSON.stringify([
		selectedSlice && buildKey(selectedSlice),
		setup.show.kind,
		setup.show.kind === 'widget' && setup.show.widget,
		setup.role,
		setup.fault,
		view.isolated,
		opened,
		attempt,
	])
	const frame = useFrame(setup, identity)

	useEffect(
		() =>
			onFrameMessage(
				() => frame.current?.contentWindow,
				(message) => {
					handleFrameMessage(message)
					if (selectedSlice && (message.kind === 'request' || message.kind === 'error')) {
						recordExternalRequest(selectedSlice, message)
					}
					if (message.kind === 'navigated' && target.kind === 'route' && message.path !== target.path) {
						framePath.current = message.path
						change({ target: { ...target, path: message.path } }, true)
					}
				},
			),
		[frame, selectedSlice, target, change],
	)

	return (
		<Viewport>
			<Frame
				key={identity}
				ref={frame}
				title="Preview"
				data-setup={JSON.stringify(setup)}
				src={opened.path}
				$width={view.width}
			/>
			<Corner>
				<IconButton label="Reload" icon={<RefreshIcon />} filled onClick={() => setAttempt(attempt + 1)} />
			</Corner>
		</Viewport>
	)
}

/** The ref of the frame. Posts a command to it when its setup changes. */
function useFrame(setup: Setup, identity: string) {
	const frame = useRef<HTMLIFrameElement>(null)
	const serialized = JSON.stringify(setup)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another identity mounts another frame
	useEffect(() => {
		resetFrameStore()
		return setFrame(() => frame.current?.contentWindow)
	}, [identity])
	const isFirst = useRef(true)
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the setup changes
	useEffect(() => {
		if (!isFirst.current) postToFrame({ kind: 'setupChanged' })
		isFirst.current = false
	}, [serialized])
	return frame
}

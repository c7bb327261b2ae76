import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from 'shared-ui'
import { SortIcon } from 'shared-ui/parts'
import { styled } from 'styled-components'

const Grip = styled(IconButton)`
	cursor: grab;
	touch-action: none;
	&:active { cursor: grabbing; }
`

/** The events of a handle. */
export interface HandleEvents {
	/** One position back (-1) or forward (1). */
	onStep: (step: -1 | 1) => void
	onStart: () => void
	/** The pointer is over the item with this key. */
	onOver: (key: string) => void
	onDrop: () => void
	onCancel: () => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The drag handle of an item: drag it with any pointer, or move it with the arrow keys; Escape cancels. */
export function MoveHandle({ label, handle }: { label: string; handle: HandleEvents }) {
	const latest = useRef(handle)
	useLayoutEffect(() => {
		latest.current = handle
	})

	function moveByKey(event: KeyboardEvent) {
		if (event.key === 'Escape') return handle.onCancel()
		const step = STEPS[event.key]
		if (step === undefined) return
		event.preventDefault()
		handle.onStep(step)
	}

	// The listeners are on the window: the handle itself moves in the document during a drag, and would lose the
	// pointer.
	function startDrag({ pointerId, button, currentTarget }: PointerEvent) {
		if (button !== 0) return
		const list = currentTarget.closest('[data-sort-key]')?.parentElement
		const listening = new AbortController()
		const { signal } = listening
		const isSamePointer = (event: globalThis.PointerEvent) => event.pointerId === pointerId
		const end = (notify: () => void) => {
			listening.abort()
			notify()
		}
		latest.current.onStart()
		addEventListener(
			'pointermove',
			(event) => {
				const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-sort-key]')
				const key = under?.dataset.sortKey
				if (isSamePointer(event) && key !== undefined && under?.parentElement === list) latest.current.onOver(key)
			},
			{ signal },
		)
		addEventListener('pointerup', (event) => isSamePointer(event) && end(() => latest.current.onDrop()), { signal })
		addEventListener('pointercancel', (event) => isSamePointer(event) && end(() => latest.current.onCancel()), {
			signal,
		})
	}

	return (
		<Grip
			size="sm"
			data-handle
			label={label}
			icon={<SortIcon size={18} />}
			onKeyDown={moveByKey}
			onPointerDown={startDrag}
		/>
	)
}

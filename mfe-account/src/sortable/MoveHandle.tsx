import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { IconButton, SortIcon } from 'shared-ui'
import { styled } from 'styled-components'

const Grip = styled(IconButton)`
	cursor: grab;
	touch-action: none;
	&:active { cursor: grabbing; }
`

/** What a handle tells. */
export interface Handle {
	/** One place back (-1) or on (1). */
	onStep: (step: -1 | 1) => void
	onStart: () => void
	/** The pointer is over the thing with this key. */
	onOver: (key: string) => void
	onDrop: () => void
	onCancel: () => void
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Takes hold of a thing: dragged with any pointer, moved with the arrow keys; Escape lets it back. */
export function MoveHandle({ label, handle }: { label: string; handle: Handle }) {
	const latest = useRef(handle)
	useLayoutEffect(() => {
		latest.current = handle
	})

	function press(event: KeyboardEvent) {
		if (event.key === 'Escape') return handle.onCancel()
		const step = STEPS[event.key]
		if (step === undefined) return
		event.preventDefault()
		handle.onStep(step)
	}

	// The page listens, not the handle: it is moved in the page while it is dragged, and would lose the pointer.
	function hold({ pointerId, button, currentTarget }: PointerEvent) {
		if (button !== 0) return
		const list = currentTarget.closest('[data-sort-key]')?.parentElement
		const listening = new AbortController()
		const { signal } = listening
		const isHeld = (event: globalThis.PointerEvent) => event.pointerId === pointerId
		const end = (tell: () => void) => {
			listening.abort()
			tell()
		}
		latest.current.onStart()
		addEventListener(
			'pointermove',
			(event) => {
				const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-sort-key]')
				const key = under?.dataset.sortKey
				if (isHeld(event) && key !== undefined && under?.parentElement === list) latest.current.onOver(key)
			},
			{ signal },
		)
		addEventListener('pointerup', (event) => isHeld(event) && end(() => latest.current.onDrop()), { signal })
		addEventListener('pointercancel', (event) => isHeld(event) && end(() => latest.current.onCancel()), { signal })
	}

	return (
		<Grip size="sm" data-handle label={label} icon={<SortIcon size={18} />} onKeyDown={press} onPointerDown={hold} />
	)
}

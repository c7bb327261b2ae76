import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { placeBefore } from 'shared-contract'
import { VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { type Handle, MoveHandle } from './MoveHandle.tsx'
import { neighbourOf } from './neighbour.ts'

const List = styled.ul<{ $min: string }>`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(${(p) => p.$min}, 100%), 1fr));
	gap: 24px 16px;
`
const Item = styled.li<{ $moved: boolean }>`
	min-width: 0;
	opacity: ${(p) => (p.$moved ? 0.55 : 1)};
	transition: opacity var(--motion-fast);
`

interface SortableGridProps<Thing> {
	label: string
	things: readonly Thing[]
	keyOf: (thing: Thing) => string
	nameOf: (thing: Thing) => string
	/** The narrowest that a column may be, as CSS writes lengths. */
	columnMin?: string | undefined
	/** Words of a handle, and what is said after a move. */
	handleLabel: (name: string) => string
	movedText: (name: string, place: number) => string
	/** Left out where nothing may be moved. `before` is undefined for the end. */
	onMove?: ((moved: Thing, before: Thing | undefined) => void) | undefined
	render: (thing: Thing, handle: ReactNode) => ReactNode
}

/**
 * Things whose order is changed by dragging their handles, or with the arrow keys on them. While something is dragged
 * the others make room; the order is told once it is let go.
 */
export function SortableGrid<Thing>(props: SortableGridProps<Thing>) {
	const { label, things, keyOf, nameOf, columnMin = 'min(9.5rem, 44%)', handleLabel, movedText, onMove, render } = props
	const list = useRef<HTMLUListElement>(null)
	const [drag, setDrag] = useState<{ key: string; keys: string[] }>()
	const [said, setSaid] = useState('')
	const [focused, setFocused] = useState<string>()
	const keys = things.map(keyOf)
	const shown = drag ? drag.keys.flatMap((key) => things.filter((thing) => keyOf(thing) === key)) : things

	// An element that is moved in the page loses the focus.
	useLayoutEffect(() => {
		if (focused === undefined) return
		list.current?.querySelector<HTMLElement>(`[data-sort-key="${focused}"] [data-handle]`)?.focus()
		setFocused(undefined)
	}, [focused])

	function move(thing: Thing, order: string[]) {
		const at = order.indexOf(keyOf(thing))
		if (order.join() === keys.join()) return
		onMove?.(
			thing,
			things.find((other) => keyOf(other) === order[at + 1]),
		)
		setSaid(movedText(nameOf(thing), at + 1))
	}

	const handleOf = (thing: Thing): Handle => ({
		onStep(step) {
			const before = neighbourOf(keys, keyOf(thing), step)
			if (before === undefined) return
			move(thing, placeBefore(keys, keyOf(thing), before))
			setFocused(keyOf(thing))
		},
		onStart: () => setDrag({ key: keyOf(thing), keys }),
		onOver(key) {
			if (!drag || key === drag.key) return
			const isAfter = drag.keys.indexOf(key) > drag.keys.indexOf(drag.key)
			const before = isAfter ? (drag.keys[drag.keys.indexOf(key) + 1] ?? null) : key
			setDrag({ key: drag.key, keys: placeBefore(drag.keys, drag.key, before) })
		},
		onDrop() {
			if (drag) move(thing, drag.keys)
			setDrag(undefined)
		},
		onCancel: () => setDrag(undefined),
	})

	return (
		<>
			<List ref={list} aria-label={label} $min={columnMin}>
				{shown.map((thing) => (
					<Item key={keyOf(thing)} data-sort-key={keyOf(thing)} $moved={drag?.key === keyOf(thing)}>
						{render(
							thing,
							onMove && things.length > 1 ? (
								<MoveHandle label={handleLabel(nameOf(thing))} handle={handleOf(thing)} />
							) : null,
						)}
					</Item>
				))}
			</List>
			<VisuallyHidden role="status">{said}</VisuallyHidden>
		</>
	)
}

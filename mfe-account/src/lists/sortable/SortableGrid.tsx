import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { moveBefore } from 'shared-contract'
import { VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { type HandleEvents, MoveHandle } from './MoveHandle.tsx'
import { neighbourOf } from './neighbour.ts'

const List = styled.ul<{ $min: string }>`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(min(${(p) => p.$min}, 100%), 1fr));
	gap: 24px 16px;
`
const GridItem = styled.li<{ $moved: boolean }>`
	min-width: 0;
	opacity: ${(p) => (p.$moved ? 0.55 : 1)};
	transition: opacity var(--motion-fast);
`

interface SortableGridProps<Item> {
	label: string
	items: readonly Item[]
	keyOf: (item: Item) => string
	nameOf: (item: Item) => string
	/** The least width of a column, as a CSS length. */
	columnMin?: string | undefined
	/** The label of a handle, and the announcement after a move. */
	handleLabel: (name: string) => string
	movedText: (name: string, place: number) => string
	/** Undefined if the reader may not sort. `before` is undefined for the end. */
	onMove?: ((moved: Item, before: Item | undefined) => void) | undefined
	render: (item: Item, handle: ReactNode) => ReactNode
}

/**
 * A grid that is sorted by dragging handles, or with the arrow keys on them. The other items make room during a drag;
 * `onMove` is called on drop.
 */
export function SortableGrid<Item>(props: SortableGridProps<Item>) {
	const { label, items, keyOf, nameOf, columnMin = 'min(9.5rem, 44%)', handleLabel, movedText, onMove, render } = props
	const list = useRef<HTMLUListElement>(null)
	const [drag, setDrag] = useState<{ key: string; keys: string[] }>()
	const [announcement, setAnnouncement] = useState('')
	const [focused, setFocused] = useState<string>()
	const keys = items.map(keyOf)
	const shown = drag ? drag.keys.flatMap((key) => items.filter((item) => keyOf(item) === key)) : items

	// A moved element loses the focus.
	useLayoutEffect(() => {
		if (focused === undefined) return
		list.current?.querySelector<HTMLElement>(`[data-sort-key="${focused}"] [data-handle]`)?.focus()
		setFocused(undefined)
	}, [focused])

	function move(item: Item, order: string[]) {
		const at = order.indexOf(keyOf(item))
		if (order.join() === keys.join()) return
		onMove?.(
			item,
			items.find((other) => keyOf(other) === order[at + 1]),
		)
		setAnnouncement(movedText(nameOf(item), at + 1))
	}

	const handleOf = (item: Item): HandleEvents => ({
		onStep(step) {
			const before = neighbourOf(keys, keyOf(item), step)
			if (before === undefined) return
			move(item, moveBefore(keys, keyOf(item), before))
			setFocused(keyOf(item))
		},
		onStart: () => setDrag({ key: keyOf(item), keys }),
		onOver(key) {
			if (!drag || key === drag.key) return
			const isAfter = drag.keys.indexOf(key) > drag.keys.indexOf(drag.key)
			const before = isAfter ? (drag.keys[drag.keys.indexOf(key) + 1] ?? null) : key
			setDrag({ key: drag.key, keys: moveBefore(drag.keys, drag.key, before) })
		},
		onDrop() {
			if (drag) move(item, drag.keys)
			setDrag(undefined)
		},
		onCancel: () => setDrag(undefined),
	})

	return (
		<>
			<List ref={list} aria-label={label} $min={columnMin}>
				{shown.map((item) => (
					<GridItem key={keyOf(item)} data-sort-key={keyOf(item)} $moved={drag?.key === keyOf(item)}>
						{render(
							item,
							onMove && items.length > 1 ? (
								<MoveHandle label={handleLabel(nameOf(item))} handle={handleOf(item)} />
							) : null,
						)}
					</GridItem>
				))}
			</List>
			<VisuallyHidden role="status">{announcement}</VisuallyHidden>
		</>
	)
}

import { type ReactNode, useState } from 'react'
import { Button, Stack } from 'shared-ui'

interface ShowMoreProps<Item> {
	items: readonly Item[]
	/** The number of items shown at first. */
	few: number
	/** The label of the button that shows the rest. */
	more: string
	children: (items: readonly Item[]) => ReactNode
}

/** The first items of a list, and a button that shows the rest. */
export function ShowMore<Item>({ items, few, more, children }: ShowMoreProps<Item>) {
	const [all, setAll] = useState(items.length <= few)
	return (
		<Stack $gap={4}>
			{children(all ? items : items.slice(0, few))}
			{!all && (
				<div>
					<Button size="sm" onClick={() => setAll(true)}>
						{more}
					</Button>
				</div>
			)}
		</Stack>
	)
}

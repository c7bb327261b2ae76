import { type ReactNode, useState } from 'react'
import { Button, Stack } from 'shared-ui'

interface FewThenAllProps<Item> {
	items: readonly Item[]
	/** How many are shown at first. */
	few: number
	/** The words of the button that shows the rest. */
	more: string
	children: (items: readonly Item[]) => ReactNode
}

/** The first few of a list, and a button for the rest. */
export function FewThenAll<Item>({ items, few, more, children }: FewThenAllProps<Item>) {
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

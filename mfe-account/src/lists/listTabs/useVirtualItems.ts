import { useEffect, useState } from 'react'
import type VirtualItems from './VirtualItems.tsx'

/** Lists up to this length are in the page as a whole. */
const WHOLE_UP_TO = 150

/**
 * The component that renders only what is near the window, once a list is long and its code is there. Until then, and if the code does
 * not come, the whole list is in the page.
 */
export function useVirtualItems(count: number): typeof VirtualItems | undefined {
	const [Items, setItems] = useState<typeof VirtualItems>()
	const isLong = count > WHOLE_UP_TO
	// A list that grew asks again for what did not come.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the length alone asks again
	useEffect(() => {
		if (!isLong || Items) return
		const loaded = import(/* webpackChunkName: "virtual-items" */ './VirtualItems.tsx')
		void loaded.then((chunk) => setItems(() => chunk.default)).catch(() => undefined)
	}, [isLong, Items, count])
	return isLong ? Items : undefined
}

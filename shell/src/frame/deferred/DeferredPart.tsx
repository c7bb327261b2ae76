import { useStore } from '@nanostores/react'
import { $deferredParts, type DeferredParts } from './loadDeferredParts.ts'

/** Renders a part of the frame that the first screen does not show, when its code has loaded. */
export function DeferredPart({ part }: { part: keyof DeferredParts }) {
	const Part = useStore($deferredParts)?.[part]
	return Part ? <Part /> : null
}

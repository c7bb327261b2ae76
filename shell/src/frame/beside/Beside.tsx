import { useStore } from '@nanostores/react'
import { $beside, type BesideParts } from './loadBeside.ts'

/** Draws a part of the frame that nobody sees at first, once its code is here. */
export function Beside({ part }: { part: keyof BesideParts }) {
	const Part = useStore($beside)?.[part]
	return Part ? <Part /> : null
}

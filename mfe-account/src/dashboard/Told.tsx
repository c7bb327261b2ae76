import type { ReactNode } from 'react'

/** Stands for what a sentence is about until it is put in; nobody types it. */
export const PLACE = '\ue000'

/** A sentence with something else than words in its place, wherever the language puts that. */
export function Told({ sentence, children }: { sentence: string; children: ReactNode }) {
	const [before, after] = sentence.split(PLACE)
	return (
		<>
			{before}
			{children}
			{after}
		</>
	)
}

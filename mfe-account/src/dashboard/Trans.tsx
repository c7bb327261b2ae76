import type { ReactNode } from 'react'

/** A placeholder for the child in a translated sentence; a private-use character that nobody types. */
export const TRANS_SLOT = '\ue000'

/** Renders a translated sentence with its child at the placeholder, wherever the language puts it. */
export function Trans({ sentence, children }: { sentence: string; children: ReactNode }) {
	const [before, after] = sentence.split(TRANS_SLOT)
	return (
		<>
			{before}
			{children}
			{after}
		</>
	)
}

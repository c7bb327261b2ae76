import { Fragment, type ReactNode } from 'react'
import { boldParts, SLOT } from './boldParts.ts'

interface BoldTextProps {
	/** A translation with `*bold*`, and {@link SLOT} at the position of the children. */
	text: string
	/** Rendered at the slot. */
	children?: ReactNode
}

/** Renders a translation with bold parts. User text is never part of `text`: it is passed as children. */
export function BoldText({ text, children }: BoldTextProps) {
	return boldParts(text).map(({ bold, text }, at) => {
		const parts = text.split(SLOT)
		const content = parts.map((part, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
			<Fragment key={place}>
				{place > 0 && children}
				{part}
			</Fragment>
		))
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
		return bold ? <strong key={at}>{content}</strong> : <Fragment key={at}>{content}</Fragment>
	})
}

import { Fragment, type ReactNode } from 'react'
import { boldParts, SLOT } from './boldParts.ts'

interface RichWordsProps {
	/** Words with `*bold*` in them, and with {@link SLOT} where the node stands. */
	text: string
	/** What stands at the place. */
	children?: ReactNode
}

/** Words with light markup. What a person wrote is never part of `text`: it stands in the node, as it is. */
export function BoldText({ text, children }: RichWordsProps) {
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

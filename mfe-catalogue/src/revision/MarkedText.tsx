import { useMemo } from 'react'
import { useLocale } from 'shared-i18n'
import { wordDifference } from './wordDifference.ts'

/** One of two texts with what only it has marked. */
export interface MarkedTextProps {
	text: string
	/** The text that it is held against. */
	other: string
	as: 'del' | 'ins' | 'mark'
}

/** A text with the words marked that the other one does not have. */
export function MarkedText({ text, other, as: Mark }: MarkedTextProps) {
	const locale = useLocale()
	const parts = useMemo(() => wordDifference(other, text, locale), [other, text, locale])
	return (
		<>
			{parts.map(({ text, isOwn }, place) => {
				// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
				return isOwn ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>
			})}
		</>
	)
}

import { useMemo } from 'react'
import { useLocale } from 'shared-i18n'
import { wordDiff } from './wordDiff.ts'

/** One of two compared texts. */
export interface MarkedTextProps {
	text: string
	/** The text to compare with. */
	other: string
	as: 'del' | 'ins' | 'mark'
}

/** A text, with the words marked that the other text does not have. */
export function MarkedText({ text, other, as: Mark }: MarkedTextProps) {
	const locale = useLocale()
	const parts = useMemo(() => wordDiff(other, text, locale), [other, text, locale])
	return (
		<>
			{parts.map(({ text, isOwn }, index) => {
				// biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its index
				return isOwn ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>
			})}
		</>
	)
}

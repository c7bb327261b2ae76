import { useMemo } from 'react'
import { useLocale } from 'shared-i18n'
import type { MarkedTextProps } from './BothTexts.tsx'
import { wordDifference } from './wordDifference.ts'

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

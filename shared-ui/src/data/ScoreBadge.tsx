import { styled } from 'styled-components'
import { StarIcon } from '../icons/index.ts'
import { art, color, font, radius, size } from '../theme/tokens.ts'

const Gold = styled.span<{ $overArt: boolean | undefined; $large: boolean | undefined }>`
	display: inline-flex;
	align-items: center;
	gap: 4px;
	padding: ${(p) => (p.$overArt ? '3px 8px 3px 6px' : '0')};
	border-radius: ${radius.sm};
	font: 700 ${(p) => (p.$large ? size['2xl'] : size.xs)}/1.3 ${(p) => (p.$large ? font.display : font.text)};
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
	color: ${(p) => (p.$overArt ? art.gold : color.gold)};
	background: ${(p) => (p.$overArt ? art.veil : 'none')};
`

export type ScoreBadgeProps = {
	/** From 0 to 10, or on the scale of its reader. */
	score: number
	/** 1 on cards, 2 on the score panel. */
	decimals?: 0 | 1 | 2 | undefined
	/** For the decimal sign; the page's language if absent. */
	locale?: string | undefined
	/** Said before the number by screen readers: 'Nota'. */
	label: string
	overArt?: boolean | undefined
	large?: boolean | undefined
}

/** A score, the only thing that is gold. */
export function ScoreBadge({ score, decimals = 1, locale, label, overArt, large }: ScoreBadgeProps) {
	const language = locale ?? (document.documentElement.lang || undefined)
	const text = formatOf(language, decimals).format(score)
	return (
		<Gold $overArt={overArt} $large={large} role="img" aria-label={`${label} ${text}`}>
			<StarIcon size={large ? 24 : 12} />
			{text}
		</Gold>
	)
}

const formats = new Map<string, Intl.NumberFormat>()

// A page shows a hundred scores, and each new format would cost as much as its whole card.
function formatOf(language: string | undefined, decimals: number): Intl.NumberFormat {
	const key = `${language} ${decimals}`
	const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
	const format = formats.get(key) ?? new Intl.NumberFormat(language, options)
	formats.set(key, format)
	return format
}

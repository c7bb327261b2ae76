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
	/** The score as its reader writes it: `8,7`. */
	text: string
	/** Said before the number by screen readers: 'Nota'. */
	label: string
	overArt?: boolean | undefined
	large?: boolean | undefined
}

/** A score, the only thing that is gold. */
export function ScoreBadge({ text, label, overArt, large }: ScoreBadgeProps) {
	return (
		<Gold $overArt={overArt} $large={large} role="img" aria-label={`${label} ${text}`}>
			<StarIcon size={large ? 24 : 12} />
			{text}
		</Gold>
	)
}

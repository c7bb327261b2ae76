import { useStore } from '@nanostores/react'
import { exactScore } from 'shared-contract'
import { topOf, valueOn } from 'shared-contract/catalogue/scoreScale'
import { useLocale } from 'shared-i18n'
import { art, color, radius, ScoreBadge, type ScoreBadgeProps, size } from 'shared-ui'
import { styled } from 'styled-components'
import { $scoreScale, scoreText } from './scoreText.ts'

/** Stars or a face, in place of the star and the number of a badge. */
const Signs = styled.span<{ $overArt: boolean | undefined; $large: boolean | undefined }>`
	padding: ${(p) => (p.$overArt ? '3px 8px' : '0')};
	border-radius: ${radius.sm};
	font-size: ${(p) => (p.$large ? size.xl : size.sm)};
	line-height: 1.3;
	white-space: nowrap;
	color: ${(p) => (p.$overArt ? art.gold : color.gold)};
	background: ${(p) => (p.$overArt ? art.veil : 'none')};
`

type OwnScoreBadgeProps = Pick<ScoreBadgeProps, 'label' | 'overArt' | 'large'> & {
	scored: { score: number | null; exact?: number | undefined }
}

/** The score that a member gave, on the reader's scale; nothing without one. */
export function OwnScoreBadge({ scored, ...badge }: OwnScoreBadgeProps) {
	const scale = useStore($scoreScale)
	const locale = useLocale()
	const score = exactScore(scored)
	if (score === null) return null
	const text = scoreText(scale, score, locale)
	if (scale === 'POINT_5' || scale === 'POINT_3') {
		const { label, overArt, large } = badge
		return (
			<Signs
				role="img"
				aria-label={`${label} ${valueOn(scale, score)}/${topOf(scale)}`}
				$overArt={overArt}
				$large={large}
			>
				{text}
			</Signs>
		)
	}
	return <ScoreBadge {...badge} text={text} />
}

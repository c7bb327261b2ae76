import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { color, Panel, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'

const Details = styled.details`
	> summary { font-weight: 600; cursor: pointer; }
	> summary > span { display: block; margin: ${space[1]} 0 0 1.1em; font-size: ${size.sm}; font-weight: 400; color: ${color.muted}; }
	> p { max-width: 44rem; margin: ${space[3]} 0 0 1.1em; color: ${color.muted}; }
`

/** How popularity is reckoned, in plain words. */
export function Formula() {
	const t = useWords(words)
	const { decimal } = useFormats()
	return (
		<Panel>
			<Details>
				<summary>
					{t('ranking.formula')}
					<span>{t('ranking.formula.short')}</span>
				</summary>
				<p>{t('ranking.formula.votes')}</p>
				<p>{t('ranking.formula.weight', { mean: decimal(RATING_PRIOR_MEAN, 1), votes: RATING_PRIOR_VOTES })}</p>
			</Details>
		</Panel>
	)
}

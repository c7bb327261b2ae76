import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { color, Panel, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'

const Details = styled.details`
	> summary { font-weight: 600; cursor: pointer; }
	> p { max-width: 44rem; margin-top: ${space[3]}; color: ${color.muted}; }
	> p:nth-of-type(1) { font-size: ${size.lg}; font-weight: 600; color: ${color.text}; }
`

/** How popularity is reckoned, in plain words. */
export function Formula() {
	const t = useWords(words)
	const { decimal } = useFormats()
	return (
		<Panel>
			<Details>
				<summary>{t('ranking.formula')}</summary>
				<p>{t('ranking.formula.short')}</p>
				<p>{t('ranking.formula.votes')}</p>
				<p>{t('ranking.formula.weight', { mean: decimal(RATING_PRIOR_MEAN, 1), votes: RATING_PRIOR_VOTES })}</p>
			</Details>
		</Panel>
	)
}

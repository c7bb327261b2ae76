import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { ChevronDownIcon, color, motion, Panel, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'

const Details = styled.details`
	> summary {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		align-items: center;
		gap: 0 ${space[4]};
		font-weight: 600;
		cursor: pointer;
	}
	> summary::-webkit-details-marker { display: none; }
	> summary > span { grid-row: 2; margin-top: ${space[1]}; font-size: ${size.sm}; font-weight: 400; color: ${color.muted}; }
	> summary > svg { grid-row: 1 / 3; grid-column: 2; transition: transform ${motion.base}; }
	&[open] > summary > svg { transform: rotate(180deg); }
	> p { max-width: 44rem; margin-top: ${space[3]}; color: ${color.muted}; }
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
					<ChevronDownIcon size={18} />
				</summary>
				<p>{t('ranking.formula.votes')}</p>
				<p>{t('ranking.formula.weight', { mean: decimal(RATING_PRIOR_MEAN, 1), votes: RATING_PRIOR_VOTES })}</p>
			</Details>
		</Panel>
	)
}

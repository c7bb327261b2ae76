import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES, VOTE_AGE_DAYS } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { ChevronDownIcon, color, control, motion, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { listingTranslations } from '../browse/listing/listingTranslations.ts'

const Details = styled.details`
	> summary {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: ${space[1]} ${space[3]};
		min-height: ${control.sm};
		font-size: ${size.sm};
		font-weight: 600;
		list-style: none;
		cursor: pointer;
	}
	> summary::-webkit-details-marker { display: none; }
	> summary > span { font-weight: 400; color: ${color.muted}; }
	> summary > svg { transition: transform ${motion.base}; }
	&[open] > summary > svg { transform: rotate(180deg); }
	> p { max-width: 44rem; margin-top: ${space[3]}; color: ${color.muted}; }
`

/** Explains how popularity is calculated. */
export function PopularityFormula() {
	const t = useTranslations(listingTranslations)
	const { decimal } = useFormats()
	return (
		<Details>
			<summary>
				{t('ranking.formula')}
				<ChevronDownIcon size={16} />
				<span>{t('ranking.formula.short')}</span>
			</summary>
			<p>{t('ranking.formula.votes')}</p>
			<p>{t('ranking.formula.weight', { mean: decimal(RATING_PRIOR_MEAN, 1), votes: RATING_PRIOR_VOTES })}</p>
			<p>{t('ranking.formula.held', { days: VOTE_AGE_DAYS })}</p>
		</Details>
	)
}

import type { FormOf } from 'shared-composition/form'
import { useFormats, useTranslations } from 'shared-i18n'
import { Select } from 'shared-ui/controls'
import { formatPercent } from './failureRate.ts'
import { AUDIENCES, LIMITS, type PromotionFormValues, SHARES, withChosen } from './promotion.ts'
import { releaseTranslations } from './releaseTranslations.ts'

interface PromotionFieldsProps {
	form: FormOf<PromotionFormValues, unknown>
	/** Another version is current, so this one can be a canary. */
	canTry: boolean
}

/** The audience of a version and, for a canary, its failure limit. */
export function PromotionFields({ form: { values: draft, select }, canTry }: PromotionFieldsProps) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const percents = (values: string[]) =>
		values.map((value) => ({
			value,
			label: t('releases.percent', { percent: formatPercent(Number(value), formats) }),
		}))
	const kinds = canTry ? AUDIENCES : (['everybody'] as const)
	return (
		<>
			<Select
				label={t('releases.promote.to')}
				{...select('kind')}
				options={kinds.map((value) => ({
					value,
					label: t(value === 'share' ? 'releases.promote.share' : `releases.to.${value}`),
				}))}
			/>
			{draft.kind === 'share' && (
				<Select
					label={t('releases.promote.howMany')}
					options={percents(withChosen(SHARES, draft.share))}
					{...select('share')}
				/>
			)}
			{draft.kind !== 'everybody' && (
				<Select
					label={t('releases.promote.limit')}
					hint={t('releases.promote.limit.hint')}
					options={percents(withChosen(LIMITS, draft.limit))}
					{...select('limit')}
				/>
			)}
		</>
	)
}

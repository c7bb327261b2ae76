import type { SourceScore } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { titleTranslations } from '../title/titleTranslations.ts'

/**
 * Explains a mean that includes an imported score: that score, its weight in votes, and the number of votes on this
 * site.
 */
export function ScoreSourceNote({ source, own }: { source: SourceScore; own: number }) {
	const t = useTranslations(titleTranslations)
	const formats = useFormats()
	return (
		<Meta as="p">
			{t('score.source', { score: formats.decimal(source.rating, 2), weight: source.weight })}{' '}
			{own === 0 ? t('score.source.none') : t('score.source.own', { count: own })}
		</Meta>
	)
}

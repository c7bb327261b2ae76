import type { SourceScore } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { words } from '../words.ts'

/**
 * What a mean is made of where it takes in another catalogue's: its score, what it counts as, and the votes given here.
 */
export function SourceNote({ source, own }: { source: SourceScore; own: number }) {
	const t = useWords(words)
	const formats = useFormats()
	return (
		<Meta as="p">
			{t('score.source', { score: formats.decimal(source.rating, 2), weight: source.weight })}{' '}
			{own === 0 ? t('score.source.none') : t('score.source.own', { count: own })}
		</Meta>
	)
}

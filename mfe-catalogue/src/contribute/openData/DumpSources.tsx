import type { DumpSource } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Cluster, Meta, Section, Stack } from 'shared-ui'
import { openDataTranslations } from './openDataTranslations.ts'

/** The names that we have for our own sources; those of others are names already. */
const OWN = { niouka: 'data.source.niouka', 'niouka-samples': 'data.source.samples' } as const

/** Where the rows come from, and under which licences. */
export function DumpSources({ sources }: { sources: readonly DumpSource[] }) {
	const t = useTranslations(openDataTranslations)
	const { number } = useFormats()
	const nameOf = (source: string) =>
		source
			.split(', ')
			.map((each) => (isOwn(each) ? t(OWN[each]) : each))
			.join(' + ')
	return (
		<Section title={t('data.licences')} lead={t('data.licences.lead')}>
			<Stack as="ul" $gap={2}>
				{sources.map(({ source, licence, licenceUrl, rows }) => (
					<Cluster as="li" key={`${source} ${licence}`} $gap={3}>
						<span>{nameOf(source)}</span>
						<a href={licenceUrl} rel="license noopener">
							{licence}
						</a>
						<Meta>{t('data.licence.rows', { rows: number(rows) })}</Meta>
					</Cluster>
				))}
			</Stack>
		</Section>
	)
}

function isOwn(source: string): source is keyof typeof OWN {
	return source in OWN
}

import type { ReleaseSummary } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { releaseTranslations } from './releaseTranslations.ts'
import { Errors } from './style.ts'

/** The most frequent errors of a version, as pages reported them, with the places in its sources. */
export function VersionErrors({ errors }: Pick<ReleaseSummary, 'errors'>) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	return (
		<Errors>
			<summary>{t('releases.errors', { count: errors.length })}</summary>
			<ul>
				{errors.map(({ module, phase, error, place, count, lastAt }) => (
					<li key={`${module} ${phase} ${error}`}>
						<Meta as="p">{t('releases.error', { module, phase, count, ago: formats.ago(lastAt) })}</Meta>
						<code>{error}</code>
						{place && (
							<Meta as="p">
								<code>{place}</code>
							</Meta>
						)}
					</li>
				))}
			</ul>
		</Errors>
	)
}

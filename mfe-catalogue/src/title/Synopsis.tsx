import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, Meta, Prose, Section, Stack } from 'shared-ui'
import { translations } from '../translations.ts'
import { ExternalLink } from './ExternalLink.tsx'

/** The synopsis of a title, with its author and source. */
export function Synopsis({ synopsis }: { synopsis: TitlePage['synopsis'] }) {
	const t = useTranslations(translations)
	const locale = useLocale()
	if (!synopsis) {
		return (
			<Section title={t('title.synopsis')}>
				<Meta>{t('title.synopsis.none')}</Meta>
			</Section>
		)
	}
	const { text, language, author, sourceName, sourceUrl } = synopsis
	return (
		<Section title={t('title.synopsis')}>
			<Stack>
				<Prose lang={language && language !== LANGUAGE_TAGS[locale] ? language : undefined}>
					{text.split(/\n+/).map((paragraph, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no identity but its index
						<p key={index}>{paragraph}</p>
					))}
				</Prose>
				<Cluster $gap={4}>
					{author && (
						<Cluster>
							<Avatar name={author.name} url={author.avatarUrl} size={24} />
							<Meta>{t('title.synopsis.by', { name: author.name })}</Meta>
						</Cluster>
					)}
					{(sourceName || sourceUrl) && (
						<Meta>
							{t('title.synopsis.source')}{' '}
							{sourceUrl ? <ExternalLink href={sourceUrl}>{sourceName ?? hostOf(sourceUrl)}</ExternalLink> : sourceName}
						</Meta>
					)}
				</Cluster>
			</Stack>
		</Section>
	)
}

function hostOf(url: string): string {
	return URL.canParse(url) ? new URL(url).host : url
}

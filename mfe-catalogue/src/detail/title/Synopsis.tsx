import { LANGUAGE_TAGS, parseUrl, type TitlePage } from 'shared-contract'
import { useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Badge, Cluster, LinkButton, Meta, Prose, Section, Stack } from 'shared-ui'
import { languageName } from '../../contribute/revision/lists/languageChoices.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { isLanguageOf, synopsisFor } from './synopsisFor.ts'
import { titleTranslations } from './titleTranslations.ts'

/** The synopsis of a title, with its author and source. */
export function Synopsis({ page }: { page: Pick<TitlePage, 'synopses'> }) {
	const t = useTranslations(titleTranslations)
	const locale = useLocale()
	const synopsis = synopsisFor(page, locale)
	if (!synopsis) {
		return (
			<Section title={t('title.synopsis')}>
				<Stack $gap={2}>
					<Meta>{t('title.synopsis.none')}</Meta>
					<div>
						<LinkButton size="sm" {...EDIT}>
							{t('title.synopsis.write')}
						</LinkButton>
					</div>
				</Stack>
			</Section>
		)
	}
	const { text, language, author, sourceName, sourceUrl } = synopsis
	const foreign =
		language !== null && !isLanguageOf(locale, language) ? languageName(language, LANGUAGE_TAGS[locale]) : undefined
	return (
		<Section title={t('title.synopsis')}>
			<Stack>
				{foreign && (
					<Cluster>
						<Badge>{t('title.synopsis.inLanguage', { language: foreign })}</Badge>
						<LinkButton size="sm" variant="quiet" {...EDIT}>
							{t('title.synopsis.translate')}
						</LinkButton>
					</Cluster>
				)}
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

// The form of the title at its synopsis.
const EDIT = { to: '?edit=main#about', preventScrollReset: true }

function hostOf(url: string): string {
	return parseUrl(url)?.host ?? url
}

import { LANGUAGE_TAGS, type TitlePage } from 'shared-contract'
import { useLocale, useWords } from 'shared-i18n'
import { Avatar, Cluster, Meta, Prose, Section, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { OutsideLink } from './OutsideLink.tsx'

/** What a title is about, who wrote that, and where it was taken from. */
export function Synopsis({ synopsis }: { synopsis: TitlePage['synopsis'] }) {
	const t = useWords(words)
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
					{text.split(/\n+/).map((paragraph, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
						<p key={place}>{paragraph}</p>
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
							{sourceUrl ? <OutsideLink href={sourceUrl}>{sourceName ?? hostOf(sourceUrl)}</OutsideLink> : sourceName}
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

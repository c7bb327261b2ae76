import { useTranslations } from 'shared-i18n'
import { Chip, ChipRow, EmptyState, LinkButton, Stack } from 'shared-ui'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { searchPath } from './searchQuery.ts'

interface NoResultsProps {
	query: string
	/** Names similar to the query. */
	suggestions: readonly string[]
}

/** The empty state of a search, with suggestions and other links. */
export function NoResults({ query, suggestions }: NoResultsProps) {
	const t = useTranslations(listingTranslations)
	return (
		<Stack $gap={6}>
			{suggestions.length > 0 && (
				<Stack as="section" $gap={2} aria-label={t('search.meant')}>
					<p>{t('search.meant')}</p>
					<ChipRow>
						{suggestions.map((name) => (
							<Chip key={name} to={searchPath({ q: name, group: undefined })}>
								{name}
							</Chip>
						))}
					</ChipRow>
				</Stack>
			)}
			<EmptyState
				title={t('search.none', { query })}
				text={t('search.none.text')}
				action={
					<>
						<LinkButton to="/explore">{t('search.none.explore')}</LinkButton>
						<LinkButton to="/mangas">{t('search.none.mangas')}</LinkButton>
						<LinkButton to="/categories">{t('search.none.categories')}</LinkButton>
					</>
				}
			/>
		</Stack>
	)
}

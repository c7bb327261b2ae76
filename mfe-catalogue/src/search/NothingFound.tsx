import { useWords } from 'shared-i18n'
import { Chip, ChipRow, EmptyState, LinkButton, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { searchPath } from './address.ts'

interface NothingFoundProps {
	query: string
	/** Names that are like the query. */
	suggestions: readonly string[]
}

/** A search without results, and what else can be tried. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
	const t = useWords(words)
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

import type { SearchCounts } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Chip, ChipRow, Stack } from 'shared-ui'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { countedGroups } from './resultGroups.ts'
import { searchPath } from './searchQuery.ts'

/** For an empty list: links to what the site search finds for the same text, by group. */
export function OtherResults({ query, counts }: { query: string; counts: SearchCounts }) {
	const t = useTranslations(listingTranslations)
	const groups = countedGroups(counts)
	if (groups.length === 0) return null
	return (
		<Stack $gap={2}>
			<p>{t('search.elsewhere')}</p>
			<ChipRow>
				{groups.map(({ name, count }) => (
					<Chip key={name} to={searchPath({ q: query, group: name })}>
						{t(`search.group.${name}`)} {count}
					</Chip>
				))}
			</ChipRow>
		</Stack>
	)
}

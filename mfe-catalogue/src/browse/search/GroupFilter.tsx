import { useNavigate } from 'react-router-dom'
import type { SearchGroup } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, VisuallyHidden } from 'shared-ui'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { type SearchQuery, searchPath } from './searchQuery.ts'

interface GroupFilterProps {
	query: SearchQuery
	counts: readonly { name: SearchGroup; count: string }[]
}

/** Filters the results by group and shows the count of each group. */
export function GroupFilter({ query, counts }: GroupFilterProps) {
	const t = useTranslations(listingTranslations)
	const navigate = useNavigate()
	const select = (group: SearchGroup | undefined) => {
		void navigate(searchPath({ ...query, group }), { preventScrollReset: true })
	}
	const texts = counts.map(({ name, count }) => `${t(`search.group.${name}`)} ${count}`)
	return (
		<>
			<VisuallyHidden role="status">{texts.join(', ')}</VisuallyHidden>
			<ChipRow role="group" aria-label={t('search.groups')} $scroll>
				<ChipButton pressed={query.group === undefined} onClick={() => select(undefined)}>
					{t('search.group.all')}
				</ChipButton>
				{counts.map(({ name }, index) => (
					<ChipButton key={name} pressed={query.group === name} onClick={() => select(name)}>
						{texts[index]}
					</ChipButton>
				))}
			</ChipRow>
		</>
	)
}

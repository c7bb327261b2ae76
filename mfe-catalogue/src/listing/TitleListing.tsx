import { useLoaderData } from 'react-router-dom'
import type { TitleCard } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button } from 'shared-ui'
import { words } from '../words.ts'
import { activeFilters, LIFT_ALL } from './activeFilters.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListingFrame } from './ListingFrame.tsx'
import { Results } from './Results.tsx'
import { TitleGrid, TitleGridSkeleton } from './TitleGrid.tsx'
import type { TitleScreenData } from './titleScreen.ts'
import { useChoice } from './useChoice.ts'

/** A screen that lists titles as posters; with controls it can be searched, filtered and ordered, and tells its total. */
export function TitleListing() {
	const { settings, arrival } = useLoaderData<TitleScreenData>()
	const { choice, change, hrefFor, isPending } = useChoice(settings)
	const t = useWords(words)
	const { screen, controls, list } = settings
	const hasControls = controls.length > 0
	const isRestricted = choice.q !== '' || activeFilters(choice).length > 0

	return (
		<ListingFrame screen={screen}>
			{hasControls && <FilterBar settings={settings} kind={list.kind} choice={choice} onChange={change} />}
			<Results<TitleCard>
				arrival={arrival}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<TitleGridSkeleton />}
				{...(hasControls && { count: ({ items, total }) => t('listing.count', { shown: items.length, total }) })}
				empty={{
					title: t(`${screen}.empty.title`),
					text: t(`${screen}.empty.text`),
					action: isRestricted && (
						<Button onClick={() => change({ ...LIFT_ALL, q: '' })}>{t('listing.clear.all')}</Button>
					),
				}}
				failed={t('listing.failed')}
			>
				{(titles) => <TitleGrid key={screen} titles={titles} showStatus={hasControls} />}
			</Results>
		</ListingFrame>
	)
}

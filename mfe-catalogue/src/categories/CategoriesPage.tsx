import { useLoaderData } from 'react-router-dom'
import type { TitleCard } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { ListingFrame } from '../listing/ListingFrame.tsx'
import type { DeferredListing } from '../listing/listingLoader.ts'
import { Results } from '../listing/Results.tsx'
import { TitleGrid, TitleGridSkeleton } from '../listing/TitleGrid.tsx'
import { useChoice } from '../listing/useChoice.ts'
import { words } from '../words.ts'
import { GenreRow } from './GenreRow.tsx'
import { CATEGORIES } from './settings.ts'

/** Lists the animes and films of one genre at a time. */
export function CategoriesPage() {
	const deferred = useLoaderData<DeferredListing<TitleCard>>()
	const { choice, shown, change, hrefFor, isPending } = useChoice(CATEGORIES)
	const t = useWords(words)
	const shared = useWords(common)
	const genre = shared(`genre.${shown.genre}`)

	return (
		<ListingFrame screen="categories">
			<GenreRow selected={choice.genre} onSelect={(selected) => change({ genre: selected })} />
			<Results
				deferred={deferred}
				isPending={isPending}
				hrefFor={hrefFor}
				skeleton={<TitleGridSkeleton />}
				heading={({ total }) => (
					<h2>
						{genre} <Meta>{t('categories.total', { count: total })}</Meta>
					</h2>
				)}
				note={t('listing.weighted')}
				empty={{ title: t('categories.empty.title'), text: t('categories.empty.text', { genre }) }}
				failed={t('listing.failed')}
			>
				{(titles) => <TitleGrid titles={titles} showStatus showWeightedRating />}
			</Results>
		</ListingFrame>
	)
}

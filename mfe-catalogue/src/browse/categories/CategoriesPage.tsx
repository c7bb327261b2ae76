import { useLoaderData } from 'react-router-dom'
import { GENRES, type Genre, type TitleCard } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Meta } from 'shared-ui'
import { centerInRow } from '../listing/centerInRow.ts'
import { ListingLayout } from '../listing/ListingLayout.tsx'
import type { DeferredListing } from '../listing/listingLoader.ts'
import { listingTranslations } from '../listing/listingTranslations.ts'
import { Results } from '../listing/Results.tsx'
import type { TitleListingSettings } from '../listing/settings.ts'
import { TitleGrid, TitleGridSkeleton } from '../listing/TitleGrid.tsx'
import { useListingParams } from '../listing/useListingParams.ts'

export const CATEGORIES: TitleListingSettings = {
	screen: 'categories',
	list: { kind: 'anime' },
	controls: ['genre'],
	sort: 'rating',
}

/** Lists the animes and films of one genre at a time. */
export function CategoriesPage() {
	const deferred = useLoaderData<DeferredListing<TitleCard>>()
	const { params, shownParams, change, hrefFor, isPending } = useListingParams(CATEGORIES)
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	const genre = shared(`genre.${shownParams.genre}`)

	return (
		<ListingLayout screen="categories">
			<GenreRow selected={params.genre} onSelect={(selected) => change({ genre: selected })} />
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
		</ListingLayout>
	)
}

interface GenreRowProps {
	selected: Genre
	onSelect: (genre: Genre) => void
}

/** The genres in one row that scrolls sideways; one of them is always selected. */
function GenreRow({ selected, onSelect }: GenreRowProps) {
	const t = useTranslations(listingTranslations)
	const shared = useTranslations(common)
	return (
		<ChipRow $scroll role="group" aria-label={t('listing.genres')}>
			{GENRES.map((genre) => (
				<ChipButton
					key={genre}
					pressed={genre === selected}
					ref={genre === selected ? centerInRow : undefined}
					onClick={() => onSelect(genre)}
				>
					{shared(`genre.${genre}`)}
				</ChipButton>
			))}
		</ChipRow>
	)
}

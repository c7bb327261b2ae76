import type { LoaderFunctionArgs } from 'react-router-dom'
import type { TitleCard } from 'shared-contract'
import { keptAnswers } from './keptAnswers.ts'
import { type DeferredListing, listingLoader } from './listingLoader.ts'
import { readTitles } from './readListing.ts'
import type { TitleListingSettings } from './settings.ts'
import { TitleListing } from './TitleListing.tsx'

/** What a screen that lists titles shows: which list it is, and its cards. */
export interface TitleScreenData {
	settings: TitleListingSettings
	deferred: DeferredListing<TitleCard>
}

/**
 * A screen that lists titles. All of them are one component, which learns from the loader which list it is: going from one
 * to another, the page keeps its frame and its filters and changes what differs.
 */
export function titleScreen(settings: TitleListingSettings) {
	const load = listingLoader(settings, keptAnswers(readTitles(settings)))
	const loader = async (args: LoaderFunctionArgs): Promise<TitleScreenData> => ({
		settings,
		deferred: await load(args),
	})
	return { Component: TitleListing, loader }
}

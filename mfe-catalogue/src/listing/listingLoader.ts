import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { readyWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { type Arrival, arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import { parseChoice, searchOf } from './choice.ts'
import { isInSight } from './inSight.ts'
import { type Listed, type ReadPage, readWithin } from './readListing.ts'
import type { ListingSettings } from './settings.ts'

export type ListingArrival<Item> = Arrival<Outcome<Listed<Item>>>

/**
 * The loader of a list: words and the page of the address side by side. On the way to the screen what takes long is
 * handed on as it comes, for a skeleton; once the screen is in sight its old cards stay until the new ones are there.
 * A page beyond the last is the last one, and the address says so once it is known in time.
 * The router ends the request of an address that was left, so an older answer never takes the place of a newer one.
 */
export function listingLoader<Item>(settings: ListingSettings, read: ReadPage<Item>) {
	return async ({ request }: LoaderFunctionArgs): Promise<ListingArrival<Item>> => {
		const { pathname, search } = new URL(request.url)
		const choice = parseChoice(search, settings)
		const coming = readWithin(read, choice, request.signal)
		const arrival: Promise<ListingArrival<Item>> = isInSight(settings.screen)
			? coming.then((value) => ({ state: 'here', value }))
			: arrivalOf(coming)
		const [arrived] = await Promise.all([arrival, readyWords(words)])
		const page = arrived.state === 'here' ? pageShown(arrived.value) : undefined
		if (page !== undefined && page < choice.page) {
			throw redirectFrom(request, pathname + searchOf({ ...choice, page }, settings))
		}
		return arrived
	}
}

function pageShown(outcome: Outcome<Listed<unknown>>): number | undefined {
	return outcome.state === 'done' && outcome.answer.total > 0 ? outcome.answer.page : undefined
}

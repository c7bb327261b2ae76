import type { LoaderFunctionArgs } from 'react-router-dom'
import { type EpisodePage, episodePageRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Arrival, arrivalOf } from '../arrival/arrival.ts'
import { withEpisodeExample } from '../revision/examples.ts'
import { words } from '../words.ts'

export type EpisodeArrival = Arrival<Outcome<EpisodePage>>

/** Asks for the episode of the address. */
export async function loadEpisode({ params, request }: LoaderFunctionArgs): Promise<EpisodeArrival> {
	const asked = call(episodePageRoute, { params: { id: params.id ?? '' } }, { signal: request.signal }).then(
		withEpisodeExample,
	)
	const [arrival] = await Promise.all([arrivalOf(asked), readyWords(words)])
	return arrival
}

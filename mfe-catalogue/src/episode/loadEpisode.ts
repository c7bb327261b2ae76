import type { LoaderFunctionArgs } from 'react-router-dom'
import { type EpisodePage, episodePageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { readAlsoAdult } from '../adult/adultReader.ts'
import { type Deferred, deferIfSlow } from '../deferred/deferred.ts'
import { withEpisodeDemoEdit } from '../revision/demoEdits.ts'
import { titleTranslations } from '../title/titleTranslations.ts'

export type DeferredEpisode = Deferred<Outcome<EpisodePage>>

/** Loads the episode that the address names. */
export async function loadEpisode({ params, request }: LoaderFunctionArgs): Promise<DeferredEpisode> {
	const response = readAlsoAdult((query) =>
		call(episodePageRoute, { params: { id: params.id ?? '' }, query }, { signal: request.signal }),
	).then(withEpisodeDemoEdit)
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(titleTranslations)])
	return deferred
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { type EpisodePage, episodePageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { withEpisodeDemoEdit } from '../../contribute/revision/demoEdits.ts'
import { readAlsoAdult } from '../../shared/adult/adultReader.ts'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
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

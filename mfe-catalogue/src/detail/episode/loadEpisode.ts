import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { type EpisodePage, episodePageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { withEpisodeDemoEdit } from '../../contribute/revision/demoEdits.ts'
import { readAlsoAdult } from '../../shared/adult/adultReader.ts'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
import { titleTranslations } from '../title/titleTranslations.ts'

export type DeferredEpisode = Deferred<Outcome<EpisodePage>>

/** Loads the episode that the address names. One of a title that was merged redirects to that of the other title. */
export async function loadEpisode({ params, request }: LoaderFunctionArgs): Promise<DeferredEpisode | Response> {
	const response = readAlsoAdult((query) =>
		call(episodePageRoute, { params: { id: params.id ?? '' }, query }, { signal: request.signal }),
	).then(withEpisodeDemoEdit)
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(titleTranslations)])
	const current = deferred.state === 'ready' && deferred.value.state === 'done' ? deferred.value.answer.id : undefined
	return current === undefined || String(current) === params.id
		? deferred
		: redirectFrom(request, `/episode/${current}`)
}

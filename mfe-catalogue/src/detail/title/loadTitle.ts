import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { type TitlePage, titlePageRoute, titlePath } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { withTitleDemoEdit } from '../../contribute/revision/titleDemoEdit.ts'
import { readAlsoAdult } from '../../shared/adult/adultReader.ts'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
import { loadTitleRest } from './loadTitleRest.ts'
import { titleTranslations } from './titleTranslations.ts'

export type DeferredTitle = Deferred<Outcome<TitlePage>>

/**
 * Loads the title that the address names. A title with another canonical address, such as a film under `/anime`,
 * redirects there.
 */
export async function loadTitle({ params, request }: LoaderFunctionArgs): Promise<DeferredTitle | Response> {
	// It comes while the data does; a failure shows where it is rendered.
	loadTitleRest().catch(() => {})
	const response = readAlsoAdult((query) =>
		call(titlePageRoute, { params: { id: params.id ?? '' }, query }, { signal: request.signal }),
	).then(withTitleDemoEdit)
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(titleTranslations)])
	if (deferred.state === 'pending') return deferred
	const path = canonicalRedirect(deferred.value, new URL(request.url).pathname)
	return path === undefined ? deferred : redirectFrom(request, path)
}

/** The canonical path of a title's page, if it differs from `path`. */
export function canonicalRedirect(outcome: Outcome<TitlePage>, path: string): string | undefined {
	if (outcome.state !== 'done') return undefined
	const own = titlePath(outcome.answer)
	return own === path.replace(/\/+$/, '') ? undefined : own
}

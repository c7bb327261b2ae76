import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { type TitlePage, titlePageRoute, titlePath } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Arrival, arrivalOf } from '../arrival/arrival.ts'
import { withTitleExample } from '../revision/examples.ts'
import { words } from '../words.ts'

export type TitleArrival = Arrival<Outcome<TitlePage>>

/** Asks for the title of the address. One that has its page at another address, a film under `/anime`, leads there. */
export async function loadTitle({ params, request }: LoaderFunctionArgs): Promise<TitleArrival | Response> {
	const asked = call(titlePageRoute, { params: { id: params.id ?? '' } }, { signal: request.signal }).then(
		withTitleExample,
	)
	const [arrival] = await Promise.all([arrivalOf(asked), readyWords(words)])
	if (arrival.state === 'coming') return arrival
	const path = otherPath(arrival.value, new URL(request.url).pathname)
	return path === undefined ? arrival : redirectFrom(request, path)
}

/** Where the page of a title is, if it is not at `path`. */
export function otherPath(outcome: Outcome<TitlePage>, path: string): string | undefined {
	if (outcome.state !== 'done') return undefined
	const own = titlePath(outcome.answer)
	return own === path.replace(/\/+$/, '') ? undefined : own
}

import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { profilePath, type SavedView, savedViewRoute, withView } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, call, type Outcome } from 'shared-state'
import { listTranslations } from '../listTranslations.ts'

export { MissingViewPage as Component } from './MissingViewPage.tsx'

/** Leads to the list of a view, with its filters. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Outcome<unknown> | Response> {
	const [outcome] = await Promise.all([
		call(savedViewRoute, { params: { viewId: params.viewId ?? '' } }, { signal: request.signal }),
		loadTranslations(listTranslations),
	])
	return outcome.state === 'done' ? redirectFrom(request, addressOf(outcome.answer.view)) : outcome
}

function addressOf(view: SavedView): string {
	const { place, owner } = view
	const session = $session.get()
	if (place === '/explore' || place === '/mangas') return `${place}?${withView(place, '', view)}`
	const isOwn = session.state === 'member' && session.username === owner
	return isOwn
		? `/lists?${withView(place, place === 'manga' ? 'list=manga' : '', view)}`
		: `${profilePath(owner)}?${withView(place, `tab=${place}-list`, view)}`
}

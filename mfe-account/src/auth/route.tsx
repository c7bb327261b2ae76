import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadTranslations } from 'shared-i18n'
import { resumeSession } from 'shared-state'
// Moves the drafts of the visitor to the member who signs in here.
import 'shared-state/ownDraft'
import { signInTranslations } from './signInTranslations.ts'

export { AuthPage as Component } from './AuthPage.tsx'

/** Checks the session once more: the visitor may have signed in in another tab. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search, searchParams } = new URL(request.url)
	await Promise.all([
		loadTranslations(signInTranslations),
		searchParams.has('next') ? resumeSession(pathname + search) : undefined,
	])
	return null
}

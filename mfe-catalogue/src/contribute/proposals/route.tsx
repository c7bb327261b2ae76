import { redirectFrom } from 'shared-composition'
import { loadTranslations } from 'shared-i18n'
import { $token, signInPath } from 'shared-state'
import { editTranslations } from '../revision/editTranslations.ts'
import { revisionTranslations } from '../revision/revisionTranslations.ts'
import { loadProposals, type ProposalsData } from './loadProposals.ts'

export { ProposalsPage as Component } from './ProposalsPage.tsx'

/** Loads the reader's own proposals, and for a moderator those that wait. A visitor signs in first. */
export async function loader({ request }: { request: Request }): Promise<ProposalsData | Response> {
	const { pathname, search } = new URL(request.url)
	if ($token.get() === '') return redirectFrom(request, signInPath(pathname + search))
	const [data] = await Promise.all([
		loadProposals(request.signal),
		loadTranslations(revisionTranslations, editTranslations),
	])
	return data
}

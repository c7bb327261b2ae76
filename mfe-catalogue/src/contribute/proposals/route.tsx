import { useParams } from 'react-router-dom'
import { deferred, redirectFrom } from 'shared-composition'
import { loadTranslations } from 'shared-i18n'
import { $token, signInPath } from 'shared-state'
import { editTranslations } from '../revision/editTranslations.ts'
import { revisionTranslations } from '../revision/revisionTranslations.ts'
import { loadProposals, type ProposalsData } from './loadProposals.ts'
import { ProposalsPage } from './ProposalsPage.tsx'

// In a chunk that is there: another one would be a line in the entry of every screen.
const ConfirmPage = deferred(() =>
	import(/* webpackChunkName: "review-proposal" */ '../confirm/ConfirmPage.tsx').then((chunk) => chunk.ConfirmPage),
)

const CONFIRM = 'confirm'

interface LoaderArguments {
	params?: { part?: string | undefined }
	request: Request
}

/** The edits that wait, or the questions to members: both are for the few who contribute, and share their code. */
export function Component() {
	return useParams().part === CONFIRM ? <ConfirmPage /> : <ProposalsPage />
}

/** Loads the reader's own proposals, and for a moderator those that wait. A visitor signs in first. */
export async function loader({ params = {}, request }: LoaderArguments): Promise<ProposalsData | Response | null> {
	const { pathname, search } = new URL(request.url)
	if ($token.get() === '') return redirectFrom(request, signInPath(pathname + search))
	if (params.part !== undefined && params.part !== CONFIRM) return redirectFrom(request, '/proposals')
	const [data] = await Promise.all([
		params.part === CONFIRM ? null : loadProposals(request.signal),
		loadTranslations(revisionTranslations, editTranslations),
	])
	return data
}

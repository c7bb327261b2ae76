import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { type AccountSettings, accountRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { requireMemberUnlessDemo, redirectToSignIn } from '../auth/requireMember.ts'
import { words } from '../words.ts'

export interface SettingsArrival {
	account: Outcome<AccountSettings>
}

/** Asks for the account; who has none signs in first, unless they come with the link of a mail. */
export async function loadSettings({ request }: LoaderFunctionArgs): Promise<SettingsArrival | Response> {
	const { searchParams } = new URL(request.url)
	const hasLink = searchParams.has('email')
	const elsewhere = hasLink ? undefined : requireMemberUnlessDemo(request)
	if (elsewhere) return elsewhere
	const [account] = await Promise.all([call(accountRoute, {}, { signal: request.signal }), readyWords(words)])
	const isVisitor = account.state === 'refused' && account.problem.code === 'auth.required'
	return isVisitor && !hasLink ? redirectToSignIn(request) : { account }
}

/** Going from one part to another asks for nothing anew, so that what stands in the fields stays. */
export const stayOnSections: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
	currentUrl.pathname === nextUrl.pathname ? defaultShouldRevalidate : false

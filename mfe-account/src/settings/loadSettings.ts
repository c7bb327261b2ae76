import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { type AccountSettings, accountRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../auth/requireMember.ts'
import { settingsTranslations } from './settingsTranslations.ts'

export interface SettingsLoaderData {
	account: Outcome<AccountSettings>
}

/** Loads the account. A visitor signs in first, unless the URL is an e-mail confirmation link. */
export async function loadSettings({ request }: LoaderFunctionArgs): Promise<SettingsLoaderData | Response> {
	const { searchParams } = new URL(request.url)
	const hasLink = searchParams.has('email')
	const redirect = hasLink ? undefined : requireMemberUnlessDemo(request, settingsTranslations)
	if (redirect) return redirect
	const [account] = await Promise.all([
		call(accountRoute, {}, { signal: request.signal }),
		loadTranslations(settingsTranslations),
	])
	const isVisitor = account.state === 'refused' && account.problem.code === 'auth.required'
	return isVisitor && !hasLink ? redirectToSignIn(request) : { account }
}

/** A change of the section does not reload the account, so unsaved values stay. */
export const shouldRevalidateSettings: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
	currentUrl.pathname === nextUrl.pathname ? defaultShouldRevalidate : false

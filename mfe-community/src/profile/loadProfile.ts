import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import {
	type Activity,
	type ActivityYear,
	activityRoute,
	activityYearRoute,
	OWN_PROFILE,
	type Profile,
	profilePath,
	profileRoute,
} from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome, signInPath } from 'shared-state'
import { translations } from '../translations.ts'

export interface ActivityPage {
	items: Activity[]
	next: string | null
}

/** The loader data of a profile page; activities and year may still be loading. */
export interface ProfileData {
	profile: Outcome<Profile>
	activity: Promise<Outcome<ActivityPage>>
	year: Promise<Outcome<ActivityYear>>
}

/**
 * Loads the profile in the URL, or the reader's own. Redirects another spelling or a former name to the current name,
 * and a visitor without a profile to sign in.
 */
export async function loadProfile({ params, request }: LoaderFunctionArgs): Promise<ProfileData | Response> {
	const named = { params: { username: params.username ?? OWN_PROFILE } }
	const { signal } = request
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
	const asked = call(profileRoute, named, { signal })
	const activity = call(activityRoute, { ...named, query: {} }, { signal })
	const year = call(activityYearRoute, { ...named, query: { zone } }, { signal })
	// Leaving the page aborts these requests.
	for (const coming of [activity, year]) coming.catch(() => {})
	const [profile] = await Promise.all([asked, loadTranslations(translations)])
	const path = redirectPath(profile, params.username, request.url)
	return path === undefined ? { profile, activity, year } : redirectFrom(request, path)
}

/** The path to redirect to, if any. */
export function redirectPath(profile: Outcome<Profile>, username: string | undefined, url: string): string | undefined {
	const { pathname, search } = new URL(url)
	if (profile.state === 'refused' && profile.problem.code === 'auth.required') return signInPath(pathname + search)
	if (profile.state !== 'done' || username === undefined || profile.answer.username === username) return undefined
	return profilePath(profile.answer.username) + search
}

/** Switching tabs of one profile reloads nothing. */
export const revalidateUnlessTabChange: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) =>
	currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

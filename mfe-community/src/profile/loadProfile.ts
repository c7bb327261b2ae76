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
import { readyWords } from 'shared-i18n'
import { call, type Outcome, signInPath } from 'shared-state'
import { words } from '../words.ts'

export interface ActivityPage {
	items: Activity[]
	next: string | null
}

/** What the page of a profile starts with: who it is, and what they did, which may still be on its way. */
export interface ProfileData {
	profile: Outcome<Profile>
	activity: Promise<Outcome<ActivityPage>>
	year: Promise<Outcome<ActivityYear>>
}

/**
 * Asks for the profile of the address, or for the reader's own. A name in another spelling, or one that the member had,
 * leads to the name as it is written; who has no profile of their own signs in first.
 */
export async function loadProfile({ params, request }: LoaderFunctionArgs): Promise<ProfileData | Response> {
	const named = { params: { username: params.username ?? OWN_PROFILE } }
	const { signal } = request
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
	const asked = call(profileRoute, named, { signal })
	const activity = call(activityRoute, { ...named, query: {} }, { signal })
	const year = call(activityYearRoute, { ...named, query: { zone } }, { signal })
	// Who leaves before they are there has ended them.
	for (const coming of [activity, year]) coming.catch(() => {})
	const [profile] = await Promise.all([asked, readyWords(words)])
	const path = redirectPath(profile, params.username, request.url)
	return path === undefined ? { profile, activity, year } : redirectFrom(request, path)
}

/** Where the reader goes instead, if anywhere. */
export function redirectPath(profile: Outcome<Profile>, username: string | undefined, url: string): string | undefined {
	const { pathname, search } = new URL(url)
	if (profile.state === 'refused' && profile.problem.code === 'auth.required') return signInPath(pathname + search)
	if (profile.state !== 'done' || username === undefined || profile.answer.username === username) return undefined
	return profilePath(profile.answer.username) + search
}

/** Another tab of the same profile asks for nothing anew. */
export const revalidateUnlessTabChange: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) =>
	currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

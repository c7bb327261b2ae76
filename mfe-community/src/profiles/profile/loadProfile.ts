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
import { deviceTimeZone, loadTranslations } from 'shared-i18n'
import { $site, $token, call, type Outcome, signInPath } from 'shared-state'
import { type ProfilePart, profilePartOf } from './profileTab.ts'
import { profileTranslations } from './profileTranslations.ts'

export interface ActivityPage {
	items: Activity[]
	next: string | null
}

/** The activities and the year of a profile, which may still be loading. */
export interface ProfileFeed {
	activity: Promise<Outcome<ActivityPage>>
	year: Promise<Outcome<ActivityYear>>
}

/** The loader data of a profile page. */
export interface ProfileData {
	profile: Outcome<Profile>
	/** What an address beneath the profile shows; null if it leads nowhere. */
	part?: ProfilePart | null
	/** Only on the profile's own address. */
	feed?: ProfileFeed
}

/**
 * Loads the profile in the URL, or the reader's own, also for the pages beneath it. Redirects another spelling or a former name to the current name,
 * and a visitor without a profile to sign in.
 */
export async function loadProfile({ params, request }: LoaderFunctionArgs): Promise<ProfileData | Response> {
	// A request that must fail is not sent.
	const isOwn = (params.username ?? OWN_PROFILE) === OWN_PROFILE
	if (isOwn && $token.get() === '' && !$site.get().demo) {
		const { pathname, search } = new URL(request.url)
		// The page asked for them ahead, and the reader comes back for them.
		loadTranslations(profileTranslations).catch(() => {})
		return redirectFrom(request, signInPath(pathname + search))
	}
	const named = { params: { username: params.username ?? OWN_PROFILE } }
	const { signal } = request
	const { part } = params
	const asked = call(profileRoute, named, { signal })
	if (part !== undefined) {
		const [profile] = await Promise.all([asked, loadTranslations(profileTranslations)])
		const path = redirectPath(profile, params.username, request.url, `/${part}`)
		return path === undefined ? { profile, part: profilePartOf(part) ?? null } : redirectFrom(request, path)
	}
	const zone = deviceTimeZone()
	const activity = call(activityRoute, { ...named, query: {} }, { signal })
	const year = call(activityYearRoute, { ...named, query: { zone } }, { signal })
	// Leaving the page aborts these requests.
	for (const coming of [activity, year]) coming.catch(() => {})
	const [profile] = await Promise.all([asked, loadTranslations(profileTranslations)])
	const path = redirectPath(profile, params.username, request.url)
	return path === undefined ? { profile, feed: { activity, year } } : redirectFrom(request, path)
}

/** The path to redirect to, if any; `beneath` is what follows the profile's own path. */
export function redirectPath(
	profile: Outcome<Profile>,
	username: string | undefined,
	url: string,
	beneath = '',
): string | undefined {
	const { pathname, search } = new URL(url)
	if (profile.state === 'refused' && profile.problem.code === 'auth.required') return signInPath(pathname + search)
	if (profile.state !== 'done' || username === undefined || profile.answer.username === username) return undefined
	return profilePath(profile.answer.username) + beneath + search
}

/** Switching tabs of one profile reloads nothing. */
export const revalidateUnlessTabChange: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) =>
	currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

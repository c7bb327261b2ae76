import { type AccountSettings, MESSAGES_FROM } from 'shared-contract'
import { answerWith, member, ok, openRoute, requests, signInAs } from 'slice-kit/testing'
import { loader, Component as Settings, shouldRevalidate } from './route.tsx'

/** The account of the tests. */
export const ACCOUNT: AccountSettings = {
	id: '11111111-2222-3333-4444-555555555555',
	username: 'Bia',
	bio: 'Gosto de sinos.',
	email: 'bia@exemplo.com.br',
	pendingEmail: null,
	avatarUrl: '/art/avatar/1.svg',
	bannerUrl: '/art/banner/1.svg',
	hasAvatar: false,
	hasBanner: true,
	hasPassword: true,
	discordName: null,
	createdAt: '2026-04-01T12:00:00.000Z',
}
/** A member who gave no birth date, on a site with adult titles. */
export const ADULT = { bornOn: null, isMinor: false, showsAdult: false, isOffered: true }
/** The stored privacy settings. */
export const PRIVACY = { isPublic: true, messagesFrom: 'groups', messageChoices: [...MESSAGES_FROM] }
const SESSION = {
	browser: 'Firefox',
	system: 'Linux',
	isPhone: false,
	openedAt: ACCOUNT.createdAt,
	usedAt: ACCOUNT.createdAt,
}

const KINDS = { newFollowers: true, comments: true, newReleases: true, siteUpdates: false }
/** The stored choices of the notification settings. */
export const DELIVERY = {
	site: KINDS,
	push: KINDS,
	email: { newFollowers: false, comments: false, newReleases: false, siteUpdates: false },
	quietHours: null,
	letter: false,
	mail: 'on',
}

/** Signs Bia in and answers requests, before each test of a file. */
export function setUpSettings(): void {
	beforeEach(async () => {
		answerWith({
			'GET /api/account': ok(ACCOUNT),
			'GET /api/account/sessions': ok({
				items: [
					{ id: 'a', ...SESSION, isThis: true },
					{ id: 'b', ...SESSION, browser: 'Safari', isThis: false },
				],
			}),
			'GET /api/privacy': ok(PRIVACY),
			'GET /api/account/adult-titles': ok(ADULT),
			'GET /api/account/passkeys': ok({ passkeys: [], twoStep: false, codesLeft: 0 }),
			'GET /api/notifications/delivery': ok(DELIVERY),
			'GET /api/push': ok({ publicKey: 'K', devices: [] }),
			'GET /api/media-servers': ok({ servers: [], events: [], series: [] }),
			'GET /api/calendar-token': ok({ createdAt: null }),
			'GET /api/not-interested': ok({ items: [] }),
			'GET /api/auth/session': ok({ user: { ...member(), id: ACCOUNT.id } }),
		})
		await signInAs({ ...member(), id: ACCOUNT.id })
	})
}

/** Opens the settings at a path. */
export async function open(path = '/settings') {
	const settings = { path: '/settings/*', Component: Settings, loader, shouldRevalidate }
	return (await openRoute([settings, { path: '*', element: <p>another page</p> }], path)).router
}

export const bodyOf = (what: string) => requests.find(({ call }) => call === what)?.body

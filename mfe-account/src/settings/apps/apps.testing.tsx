import { act, screen, within } from '@testing-library/react'
import type { AccessToken, App, Authorization } from 'shared-contract'
import { answerWith, ok, requests } from 'slice-kit/testing'

const AT = '2026-04-01T12:00:00.000Z'
const LATER = '2126-04-01T12:00:00.000Z'

export const TOKEN: AccessToken = {
	id: 't1',
	name: 'Meu script',
	scopes: ['list:read', 'list:write'],
	createdAt: AT,
	expiresAt: LATER,
	usedAt: null,
}
export const APP: App = {
	id: 'a1',
	name: 'Estante',
	website: 'https://estante.example/',
	redirectAddresses: ['https://estante.example/volta', 'com.estante.app:/volta'],
	isConfidential: true,
	usesDeviceFlow: false,
	allowsPlainChallenge: false,
	createdAt: AT,
	members: 3,
}
export const AUTHORIZATION: Authorization = {
	app: { id: 'x1', name: 'Rastreador', website: '' },
	scopes: ['profile:read'],
	since: AT,
	usedAt: null,
}

interface Lists {
	authorizations?: readonly Authorization[]
	tokens?: readonly AccessToken[]
	apps?: readonly App[]
}

/** What the three lists of the section are from now on. */
export function answerLists({ authorizations = [], tokens = [], apps = [] }: Lists = {}): void {
	answerWith({ 'GET /api/authorizations': ok({ items: authorizations }) })
	answerWith({ 'GET /api/access-tokens': ok({ items: tokens }) })
	answerWith({ 'GET /api/apps': ok({ items: apps }) })
}

export const dialog = () => within(screen.getByRole('dialog'))
export const pressIn = (name: string) => act(async () => dialog().getByRole('button', { name }).click())
export const panel = (name: string) => within(screen.getByRole('region', { name }))
export const sentTo = (what: string) => requests.filter((request) => request.call === what)

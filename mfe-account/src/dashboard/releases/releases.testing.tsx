import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Candidate, LinkedSlice, ReleaseFlag, ReleaseSummary, SliceLinks } from 'shared-contract'
import { answerWith, ok, open, press, requests, signInAs } from 'slice-kit/testing'
import { loader, Component as ReleasesPage } from './route.tsx'

/** More microtasks than any chain of answers takes. */
const MICROTASKS = 50

export const SLICE = 'mfe-catalogue'

export function release(version: string, more: Partial<ReleaseSummary> = {}): ReleaseSummary {
	return {
		slice: SLICE,
		version,
		state: 'published',
		by: { kind: 'token', name: 'CI' },
		at: '2026-04-01T12:00:00.000Z',
		builtAt: '2026-04-01T11:00:00.000Z',
		commit: 'abcdef0123456789',
		contract: '0.1.0',
		bytes: { entry: 7168, firstScreen: 51_200, total: 900_000 },
		files: 40,
		figures: { loads: 0, failures: 0, medianMs: null, p75Ms: null },
		hours: [],
		vitals: [],
		errors: [],
		...more,
	}
}

const CHANNEL = {
	slice: SLICE,
	revision: '7',
	current: '1.0.1',
	previous: '1.0.0',
	back: ['1.0.0'],
	watch: null,
	since: '2026-04-01T12:00:00.000Z',
	candidate: null,
}

/** The overview of one slice with three versions. */
export function overview(channel: object = {}, more: object = {}, flags: readonly ReleaseFlag[] = []) {
	const health = {
		figures: { loads: 1900, failures: 100, medianMs: 120, p75Ms: 240 },
		hours: [{ at: new Date().toISOString().replace(/:.*/, ':00:00.000Z'), loads: 10, failures: 2, meanMs: 130 }],
		errors: [
			{
				module: 'routes',
				phase: 'entry',
				error: 'TypeError: x',
				place: 'src/home/HomePage.tsx:12',
				count: 3,
				lastAt: '2026-04-01T12:00:00.000Z',
			},
		],
	}
	const versions = [
		release('1.0.2'),
		release('1.0.1', health),
		release('1.0.0', { by: { kind: 'machine', name: null } }),
	]
	const slices = [{ channel: { ...CHANNEL, ...channel }, versions, flags }]
	return { revision: '7', overrideRule: 'versions', overrides: [], slices, ...more }
}

/** An audit log entry without id and action. */
export const AUDIT_ENTRY = {
	at: '2026-04-01T12:00:00.000Z',
	by: { kind: 'server', name: null },
	slice: 'mfe-catalogue',
	version: '1.0.2',
	from: '1.0.1',
	to: null,
	label: null,
	flag: null,
	failing: null,
	allowed: null,
	slow: null,
}

/** An unused token. */
export const TOKEN = {
	id: '11111111-1111-4111-8111-111111111111',
	slice: 'mfe-catalogue',
	label: 'CI do catálogo',
	by: 'Bia',
	createdAt: AUDIT_ENTRY.at,
	expiresAt: '2027-04-01T12:00:00.000Z',
	usedAt: null,
	state: 'valid',
}

/** A canary for a quarter of the visitors, with few reports. */
export function canary(more: Partial<Candidate> = {}): Candidate {
	return {
		version: '1.0.2',
		to: { share: 0.25 },
		failureLimit: 0.1,
		since: AUDIT_ENTRY.at,
		figures: { loads: 4, failures: 1 },
		judged: { heard: 4, needed: 10, failing: 0.2 },
		...more,
	}
}

const linked = (name: string, more: Partial<LinkedSlice>): LinkedSlice => ({
	name,
	version: '1.0.1',
	owns: [],
	fills: {},
	requires: [{ request: 'react', range: '^19.0.0', provided: '19.3.1', fits: true }],
	...more,
})
const called = (pt: string) => ({ pt, en: pt, ja: pt })

/** Two slices that need each other, and one that says nothing of its pages. */
export const LINKS: SliceLinks = {
	shell: { offers: [], shows: ['mfe-catalogue/ArticleBody'] },
	slices: [
		linked('mfe-account', {
			owns: ['/settings'],
			fills: { 'title.panels': [{ module: 'TitleStatistics', title: called('Estatísticas') }] },
			offers: [],
			shows: ['mfe-catalogue/ArticleBody'],
		}),
		linked(SLICE, {
			owns: ['/', '/anime', '/explore', '/movies', '/news', '/settings/old'],
			fills: {
				menu: [{ path: '/explore', title: called('Explorar') }],
				'footer.discover': [{ path: '/movies', title: called('Filmes') }],
				'settings.sections': [{ module: 'Sources', title: called('Fontes') }],
				'dashboard.cards': [{ module: 'Queue' }],
			},
			offers: ['title.panels', 'home.rows'],
		}),
		linked('mfe-old', {
			owns: ['/old'],
			requires: [
				{ request: 'react', range: '^19.0.0', provided: '19.3.1', fits: true },
				{ request: 'shared-ui', range: '^0.2.0', provided: '0.3.0', fits: false },
				{ request: 'shared-gone', range: '^1.0.0', provided: null, fits: false },
			],
		}),
	],
}

/** Signs an admin in; the server has three versions of one slice. */
export async function signInAsAdmin(): Promise<void> {
	await signInAs('admin')
	answerWith({
		'GET /api/releases': ok(overview()),
		'GET /api/releases/audit': ok({ items: [{ ...AUDIT_ENTRY, id: '2', act: 'promoted' }], next: null, total: 1 }),
		'GET /api/releases/tokens': ok({ items: [TOKEN] }),
		'GET /api/releases/links': ok(LINKS),
	})
}

export async function openReleases(query = '') {
	const opened = await open(`/dashboard/releases${query}`, { Component: ReleasesPage, loader })
	await settle()
	return opened
}

/** Waits until all answers are rendered, even with a fake clock. */
async function settle(): Promise<void> {
	await act(async () => {
		for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve()
	})
}

/** The answer of the server for the slice. */
export const channelOf = ({ slices: [slice] }: ReturnType<typeof overview>) => slice?.channel

export async function pressButton(name: string, among: HTMLElement = document.body): Promise<void> {
	await press(within(among).getByRole('button', { name }))
	await settle()
}
export const choose = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The bodies of the requests with this method and path. */
export const bodiesOf = (what: string) =>
	requests.filter(({ method, path }) => `${method} ${path}` === what).map(({ body }) => body)

/** The row of a version or a token. */
export function row(title: string): HTMLElement {
	const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(title, { selector: 'strong' }))
	if (!found) throw new Error(`no row of ${title}`)
	return found
}

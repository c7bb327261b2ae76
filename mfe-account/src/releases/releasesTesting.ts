import type { ReleaseSummary } from 'shared-contract'

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
		errors: [],
		...more,
	}
}

const CHANNEL = {
	slice: SLICE,
	revision: '7',
	current: '1.0.1',
	previous: '1.0.0',
	since: '2026-04-01T12:00:00.000Z',
	candidate: null,
}

/** What the server says of one slice with three versions. */
export function overview(channel: object = {}, more: object = {}) {
	const fared = {
		figures: { loads: 1900, failures: 100, medianMs: 120, p75Ms: 240 },
		hours: [{ at: new Date().toISOString().replace(/:.*/, ':00:00.000Z'), loads: 10, failures: 2, meanMs: 130 }],
		errors: [{ module: 'routes', phase: 'entry', error: 'TypeError: x', count: 3, lastAt: '2026-04-01T12:00:00.000Z' }],
	}
	const versions = [
		release('1.0.2'),
		release('1.0.1', fared),
		release('1.0.0', { by: { kind: 'machine', name: null } }),
	]
	const slices = [{ channel: { ...CHANNEL, ...channel }, versions }]
	return { revision: '7', overrideRule: 'versions', overrides: [], slices, ...more }
}

/** A line of the log, but for its id and what was done. */
export const DEED = {
	at: '2026-04-01T12:00:00.000Z',
	by: { kind: 'server', name: null },
	slice: 'mfe-catalogue',
	version: '1.0.2',
	from: '1.0.1',
	to: null,
	label: null,
	failing: null,
	allowed: null,
}

/** A token that nobody has used yet. */
export const TOKEN = {
	id: '11111111-1111-4111-8111-111111111111',
	slice: 'mfe-catalogue',
	label: 'CI do catálogo',
	by: 'Bia',
	createdAt: DEED.at,
	expiresAt: '2027-04-01T12:00:00.000Z',
	usedAt: null,
	state: 'valid',
}

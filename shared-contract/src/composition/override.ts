import { route } from '../route.ts'
import { array, object, optional, type Static, string, union } from '../schema.ts'
import { ReleaseVersion, SliceName } from './release.ts'
import { OWNABLE } from './releaseRules.ts'

/** The override rules of the site's settings: none, published versions, or also the browser's own machine. */
export const OVERRIDE_RULES = ['off', 'versions', 'local'] as const
export type OverrideRule = (typeof OVERRIDE_RULES)[number]

/** Loopback only: code from another machine never runs here. */
export const LOOPBACK_ORIGIN_PATTERN = '^http://(localhost|127\\.0\\.0\\.1):[1-9][0-9]{1,4}$'
/** The entry of a slice in development. */
export const DEVELOPMENT_ENTRY = 'entry.js'

/** Replaces one slice for one browser. */
export const Override = union([
	object({ slice: SliceName, version: ReleaseVersion }),
	object({
		slice: SliceName,
		origin: string({ pattern: LOOPBACK_ORIGIN_PATTERN, maxLength: 40 }),
		/** Its entry there, `entry.js` by default. */
		entry: optional(string({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9._/-]{0,100}\\.js$' })),
		/** Its paths, while the slice is not live; by default those of its newest published version. */
		owns: optional(array(string({ pattern: OWNABLE.source, maxLength: 80 }), { maxItems: 50 })),
	}),
])
export type Override = Static<typeof Override>

const Overrides = object({ overrides: array(Override) })

/** How many versions one browser can have instead of those of everybody, by the size of a cookie. */
export const OVERRIDES_MAX = 10

/** An address of the site: no other host, whatever a browser makes of backslashes and double slashes. */
export const LOCAL_PATH_PATTERN = '^/(?![/\\\\])[^\\\\\\s]{0,300}$'

const VersionOverride = object({ slice: SliceName, version: ReleaseVersion })

export const makePreviewRoute = route('POST', '/api/releases/:slice/:version/preview', {
	session: 'orReleaseToken',
	summary: 'Makes a link under which anybody sees the site with that published version, and others, for a day',
	tag: 'site',
	params: VersionOverride,
	body: object({
		with: optional(array(VersionOverride, { maxItems: OVERRIDES_MAX - 1 })),
		/** Where it opens; by default at the first path of the slice. */
		at: optional(string({ pattern: LOCAL_PATH_PATTERN })),
	}),
	answer: object({ url: string(), until: string() }),
})

export const setOverrideRoute = route('PUT', '/api/composition/override', {
	summary: 'Points one slice of this browser elsewhere, from its next page on. For admins and holders of a token of it',
	tag: 'site',
	body: Override,
	answer: Overrides,
})

export const clearOverrideRoute = route('DELETE', '/api/composition/override', {
	session: 'none',
	summary: 'Takes back what this browser was pointed at: one slice, or all',
	tag: 'site',
	query: object({ slice: optional(SliceName) }),
	answer: Overrides,
})

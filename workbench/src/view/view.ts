import { LOCALES, type Locale, THEMES, type Theme } from 'shared-contract'
import { ROLES, type Role } from '../bench/bench.ts'
import { FAULTS, type Fault } from '../bench/fault.ts'

/** Widths at which every screen is looked at, px. */
export const WIDTHS = [390, 768, 1280, 1920] as const
export const PANELS = ['controls', 'shared', 'console', 'network', 'errors', 'accessibility', 'contract'] as const
export type Panel = (typeof PANELS)[number]

/** Props of a widget that can stand in an address. */
export type Props = Readonly<Record<string, unknown>>

/** What is looked at. */
export type Target =
	| { kind: 'overview' }
	| { kind: 'gallery'; page: string }
	/** `path` is an address of the site, with its query. */
	| { kind: 'route'; slice: string; path: string }
	/** Without `props` it is shown with examples. */
	| { kind: 'widget'; slice: string; widget: string; props: Props | undefined }

/** How it is looked at. */
export interface Settings {
	locale: Locale
	theme: Theme
	/** Of the frame, px; all there is where it is undefined. */
	width: (typeof WIDTHS)[number] | undefined
	compact: boolean
	/** Animations are off. */
	still: boolean
	role: Role
	fault: Fault
	/** Whether the other slices are there, whose widgets it borrows. */
	alone: boolean
	panel: Panel
	/** The inspector shows its tabs alone, and leaves the rest to what is looked at. */
	folded: boolean
}

/** Everything that stands in the workbench's address, so that a finding can be shared. */
export interface View extends Settings {
	target: Target
}

const BASE = '/workbench/'

const DEFAULTS: Settings = {
	locale: 'pt',
	theme: 'system',
	width: undefined,
	compact: false,
	still: false,
	role: 'demo',
	fault: 'none',
	alone: false,
	panel: 'controls',
	folded: false,
}

/** Reads a view from an address; what is missing or unknown is the default. */
export function readView(pathname: string, search: URLSearchParams): View {
	return {
		target: readTarget(pathname, search),
		locale: oneOf(LOCALES, search.get('locale'), DEFAULTS.locale),
		theme: oneOf(THEMES, search.get('theme'), DEFAULTS.theme),
		width: WIDTHS.find((known) => String(known) === search.get('width')),
		compact: search.has('compact'),
		still: search.has('still'),
		role: oneOf(ROLES, search.get('role'), DEFAULTS.role),
		fault: oneOf(FAULTS, search.get('fault'), DEFAULTS.fault),
		alone: search.has('alone'),
		panel: oneOf(PANELS, search.get('panel'), DEFAULTS.panel),
		folded: search.has('folded'),
	}
}

/** Writes a view as an address; what is the default is left out. */
export function writeView({ target, ...settings }: View): string {
	const search = new URLSearchParams(targetQuery(target))
	for (const [name, value] of Object.entries(settings)) {
		if (value === true) search.set(name, '')
		else if (value && value !== Reflect.get(DEFAULTS, name)) search.set(name, String(value))
	}
	const query = search.size > 0 ? `?${search}` : ''
	return `${BASE}${targetPath(target)}${query}`
}

function readTarget(pathname: string, search: URLSearchParams): Target {
	const [place = '', module = ''] = pathname.slice(BASE.length).split('/').map(decodeURIComponent)
	if (place === '' || module === '') return { kind: 'overview' }
	if (place === 'gallery') return { kind: 'gallery', page: module }
	if (module === 'routes') return { kind: 'route', slice: place, path: readPath(search.get('path')) }
	return { kind: 'widget', slice: place, widget: module, props: readProps(search.get('props')) }
}

function targetPath(target: Target): string {
	switch (target.kind) {
		case 'overview':
			return ''
		case 'gallery':
			return `gallery/${encodeURIComponent(target.page)}`
		case 'route':
			return `${encodeURIComponent(target.slice)}/routes`
		case 'widget':
			return `${encodeURIComponent(target.slice)}/${encodeURIComponent(target.widget)}`
	}
}

function targetQuery(target: Target): Record<string, string> {
	if (target.kind === 'route') return { path: target.path }
	return target.kind === 'widget' && target.props ? { props: JSON.stringify(target.props) } : {}
}

// Only a path of the site itself: `//other.site` would lead away.
function readPath(path: string | null): string {
	return path && /^\/(?![/\\])/.test(path) ? path : '/'
}

function readProps(text: string | null): Props | undefined {
	try {
		const props: unknown = JSON.parse(text ?? '')
		return typeof props === 'object' && props !== null && !Array.isArray(props) ? { ...props } : undefined
	} catch {
		return undefined
	}
}

function oneOf<Word extends string>(words: readonly Word[], word: string | null, otherwise: Word): Word {
	return words.find((known) => known === word) ?? otherwise
}

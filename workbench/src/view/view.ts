import { LOCALES, type Locale, THEMES, type Theme } from 'shared-contract'
import { FAULTS, type Fault } from '../protocol/fault.ts'
import { ROLES, type Role } from '../protocol/workbenchIndex.ts'

/** The selectable widths of the frame, px. */
export const WIDTHS = [390, 768, 1280, 1920] as const
export const PANELS = ['controls', 'shared', 'console', 'network', 'errors', 'accessibility', 'contract'] as const
export type Panel = (typeof PANELS)[number]

/** Widget props that can be serialized in a URL. */
export type Props = Readonly<Record<string, unknown>>

/** The page of the workbench: the overview, or the gallery page, route or widget in the frame. */
export type Target =
	| { kind: 'overview' }
	| { kind: 'gallery'; page: string }
	/** `path` is a path of the site with its query. */
	| { kind: 'route'; slice: string; path: string }
	/** Without `props` the widget gets example props. */
	| { kind: 'widget'; slice: string; widget: string; props: Props | undefined }

/** The settings of toolbar and inspector. */
export interface Settings {
	locale: Locale
	theme: Theme
	/** The width of the frame, px; undefined for the available width. */
	width: (typeof WIDTHS)[number] | undefined
	compact: boolean
	/** Animations are off. */
	reducedMotion: boolean
	role: Role
	fault: Fault
	/** Whether the other slices, whose widgets it uses, are left out of the registry. */
	isolated: boolean
	panel: Panel
	/** Whether the inspector shows only its tabs. */
	collapsed: boolean
}

/** The state in the workbench's URL, so that a view can be shared. */
export interface View extends Settings {
	target: Target
}

const BASE = '/workbench/'

const DEFAULTS: Settings = {
	locale: 'pt',
	theme: 'system',
	width: undefined,
	compact: false,
	reducedMotion: false,
	role: 'demo',
	fault: 'none',
	isolated: false,
	panel: 'controls',
	collapsed: false,
}

/** Parses a URL. Missing and unknown values get their defaults. */
export function readView(pathname: string, search: URLSearchParams): View {
	return {
		target: readTarget(pathname, search),
		locale: oneOf(LOCALES, search.get('locale'), DEFAULTS.locale),
		theme: oneOf(THEMES, search.get('theme'), DEFAULTS.theme),
		width: WIDTHS.find((known) => String(known) === search.get('width')),
		compact: search.has('compact'),
		reducedMotion: search.has('reducedMotion'),
		role: oneOf(ROLES, search.get('role'), DEFAULTS.role),
		fault: oneOf(FAULTS, search.get('fault'), DEFAULTS.fault),
		isolated: search.has('isolated'),
		panel: oneOf(PANELS, search.get('panel'), DEFAULTS.panel),
		collapsed: search.has('collapsed'),
	}
}

/** Formats a view as a URL without the default values. */
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
	const [first = '', module = ''] = pathname.slice(BASE.length).split('/').map(decodeURIComponent)
	if (first === '' || module === '') return { kind: 'overview' }
	if (first === 'gallery') return { kind: 'gallery', page: module }
	if (module === 'routes') return { kind: 'route', slice: first, path: readPath(search.get('path')) }
	return { kind: 'widget', slice: first, widget: module, props: readProps(search.get('props')) }
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

// Accepts only paths of the site: `//other.site` is another origin.
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

import { LANGUAGE_TAGS, type Locale } from '../locale.ts'
import { escapeMarkup, jsonForScript, jsonTextForScript } from '../markup.ts'
import { type Theme, themeColorMedia } from '../theme.ts'
import type { Registry } from './registry.ts'
import { type NeededScript, needsControls, scriptsFor } from './scripts.ts'
import type { ShellBuild } from './shell.ts'

/** The ids of the JSON data blocks that the server writes into the page. */
export const REGISTRY_BLOCK = 'niouka-registry'
export const SITE_BLOCK = 'niouka-site'
/** Translations. The id keeps its first name, because slices of other sites write the block. */
export const WORDS_BLOCK = 'niouka-words'
/** The answer to the first request of the page; `data-address` is its address. */
export const ANSWER_BLOCK = 'niouka-answer'

/** The id of the reading version, which the page takes the place of. */
export const READING_ID = 'reading'

/**
 * The id of the template with the preload links of a page that can be read. The last script of a shell that knows it puts them into the
 * head after the first paint.
 */
export const SCRIPTS_ID = 'niouka-scripts'

/** What can be read of a page before any script has run. */
export interface ReadingVersion {
	/** Escaped HTML: an element with the id {@link READING_ID}. */
	markup: string
	/** The answer that it was made from, so that the page does not fetch it. */
	answer?: { address: string; json: string } | undefined
}

export interface PageTemplateValues {
	shell: ShellBuild
	/** Absent if it is broken: the shell then fetches it and shows the failure. */
	registry: Registry | undefined
	/** The requested path, without query. */
	path: string
	locale: Locale
	/** The theme that the reader chose; absent for the system's theme. */
	theme?: Theme | undefined
	/** The page has no session, whatever the browser stores. */
	isVisitor?: boolean | undefined
	title: string
	/** The texts of the frame in `locale`, so that the page need not fetch them. */
	translations?: Readonly<Record<string, string>>
	/** Further data blocks, id to value, as `SITE_BLOCK`. */
	data?: Readonly<Record<string, unknown>>
	/** Addresses of JSON that the first screen will fetch. */
	preloadData?: readonly string[]
	/** Further markup for the head, already escaped. */
	head?: string
	/** Absent for a page that is not public. */
	reading?: ReadingVersion | undefined
}

/**
 * Fills the shell's template (`shell/dist/index.html`, with its slots `{{lang}}`, `{{theme}}`, `{{inkMedia}}`,
 * `{{paperMedia}}`, `{{title}}`, `{{head}}`,
 * `{{reading}}` and `{{data}}`): the shell's own files, preload links for the slice that owns the path, and the registry.
 */
export function renderPage(template: string, parts: PageTemplateValues): string {
	const { theme = 'system' } = parts
	const slots: Record<string, string> = {
		lang: LANGUAGE_TAGS[parts.locale],
		theme: (theme === 'system' ? '' : ` data-theme="${theme}"`) + (parts.isVisitor ? ' data-visitor' : ''),
		inkMedia: themeColorMedia(theme, 'ink'),
		paperMedia: themeColorMedia(theme, 'paper'),
		title: escapeMarkup(parts.title),
		head: head(parts, template.includes(SCRIPTS_ID)).join('\n\t\t'),
		reading: parts.reading ? readingVersion(parts.reading) : '',
		data: dataBlocks(parts).join('\n\t\t'),
	}
	return template.replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => slots[name] ?? '')
}

function head(
	{ shell, registry, path, locale, preloadData = [], head = '', reading }: PageTemplateValues,
	startsLater: boolean,
): string[] {
	// Scripts are classic: `modulepreload` would fetch them a second time. Of low priority, as those of the shell, which run before them:
	// the pictures and fonts of the page come first.
	const controls = registry && needsControls(registry, path) ? (shell.preloadElsewhere ?? []) : []
	const scripts = [...controls.map((address) => ({ address })), ...(registry ? scriptsFor(registry, path, locale) : [])]
	const links = [
		...shell.scripts.map((address) => preload({ address }, ' data-start')),
		...scripts.map((script) => preload(script)),
	]
	return [
		...(reading && startsLater ? [`<template id="${SCRIPTS_ID}">${links.join('')}</template>`] : links),
		...preloadData.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(href)}">`),
		...(head ? [head] : []),
		...(reading ? [WITHOUT_SCRIPTS] : []),
	]
}

function preload(script: NeededScript, attributes = ''): string {
	const address = escapeMarkup(script.address)
	return `<link rel="preload" as="script" href="${address}" fetchpriority="low"${guard(script)}${attributes}>`
}

// A script element needs the same two attributes as its preload, otherwise the browser fetches it twice.
function guard({ integrity }: NeededScript): string {
	return integrity === undefined ? '' : ` integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`
}

// Without scripts it is the page, and nothing starts up.
const WITHOUT_SCRIPTS = `<noscript><style>#niouka-startup{display:none!important}#${READING_ID} .top nav{display:block!important}#${READING_ID} .filters{height:auto!important}#${READING_ID} :is(.acts,.count,.words){min-height:0!important}#${READING_ID} .more{padding-bottom:0!important}</style></noscript>`

// A page that is stored for later, for any address, leaves out what stands between the marks.
function readingVersion({ markup, answer }: ReadingVersion): string {
	const block =
		answer &&
		`<script type="application/json" id="${ANSWER_BLOCK}" data-address="${escapeMarkup(answer.address)}">${jsonTextForScript(answer.json)}</script>`
	return `<!--reading-->${markup}${block ?? ''}<!--/reading-->`
}

function dataBlocks({ registry, translations, locale, data = {} }: PageTemplateValues): string[] {
	const blocks = Object.entries(registry ? { [REGISTRY_BLOCK]: forPages(registry), ...data } : data)
	return [
		...blocks.map(([id, value]) => dataBlock(`id="${escapeMarkup(id)}"`, value)),
		...(translations ? [dataBlock(`id="${WORDS_BLOCK}" data-locale="${locale}"`, translations)] : []),
	]
}

/** What a page needs of the registry: the rest is of its server and of admins. */
function forPages({ slices, ...registry }: Registry): Registry {
	return { ...registry, slices: slices.map(({ pages, flags, offers, shows, gives, ...slice }) => slice) }
}

function dataBlock(attributes: string, value: unknown): string {
	return `<script type="application/json" ${attributes}>${jsonForScript(value)}</script>`
}

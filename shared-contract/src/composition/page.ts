import { LANGUAGE_TAGS, type Locale } from '../locale.ts'
import { escapeMarkup, jsonForScript } from '../markup.ts'
import { type Theme, themeColorMedia } from '../theme.ts'
import type { Registry } from './registry.ts'
import { type NeededScript, needsControls, scriptsFor } from './scripts.ts'
import type { ShellBuild } from './shell.ts'

/** The ids of the JSON data blocks that the server writes into the page. */
export const REGISTRY_BLOCK = 'niouka-registry'
export const SITE_BLOCK = 'niouka-site'
/** Translations. The id keeps its first name, because slices of other sites write the block. */
export const WORDS_BLOCK = 'niouka-words'

export interface PageTemplateValues {
	shell: ShellBuild
	/** Absent if it is broken: the shell then fetches it and shows the failure. */
	registry: Registry | undefined
	/** The requested path, without query. */
	path: string
	locale: Locale
	/** The theme that the reader chose; absent for the system's theme. */
	theme?: Theme | undefined
	title: string
	/** The texts of the frame in `locale`, so that the page need not fetch them. */
	translations?: Readonly<Record<string, string>>
	/** Further data blocks, id to value, as `SITE_BLOCK`. */
	data?: Readonly<Record<string, unknown>>
	/** Addresses of JSON that the first screen will fetch. */
	preloadData?: readonly string[]
	/** Further markup for the head, already escaped. */
	head?: string
}

/**
 * Fills the shell's template (`shell/dist/index.html`, with its slots `{{lang}}`, `{{theme}}`, `{{inkMedia}}`,
 * `{{paperMedia}}`, `{{title}}`, `{{head}}` and `{{data}}`): the shell's own files, preload links for the slice that owns the path, and the registry.
 */
export function renderPage(template: string, parts: PageTemplateValues): string {
	const { theme = 'system' } = parts
	const slots: Record<string, string> = {
		lang: LANGUAGE_TAGS[parts.locale],
		theme: theme === 'system' ? '' : ` data-theme="${theme}"`,
		inkMedia: themeColorMedia(theme, 'ink'),
		paperMedia: themeColorMedia(theme, 'paper'),
		title: escapeMarkup(parts.title),
		head: head(parts).join('\n\t\t'),
		data: dataBlocks(parts).join('\n\t\t'),
	}
	return template.replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => slots[name] ?? '')
}

function head({ shell, registry, path, locale, preloadData = [], head = '' }: PageTemplateValues): string[] {
	// Scripts are classic: `modulepreload` would fetch them a second time.
	const controls = registry && needsControls(registry, path) ? (shell.preloadElsewhere ?? []) : []
	const known = (address: string): NeededScript => ({ address, integrity: shell.integrity?.[address] })
	const scripts = [...controls.map(known), ...(registry ? scriptsFor(registry, path, locale) : [])]
	return [
		...shell.styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}"${guard(known(href))}>`),
		...shell.scripts.map((src) => `<script defer src="${escapeMarkup(src)}"${guard(known(src))}></script>`),
		...scripts.map(
			(script) => `<link rel="preload" as="script" href="${escapeMarkup(script.address)}"${guard(script)}>`,
		),
		...shell.preloadFonts.map(
			(href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeMarkup(href)}">`,
		),
		...preloadData.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(href)}">`),
		...(head ? [head] : []),
	]
}

// A script element needs the same two attributes as its preload, otherwise the browser fetches it twice.
function guard({ integrity }: NeededScript): string {
	return integrity === undefined ? '' : ` integrity="${escapeMarkup(integrity)}" crossorigin="anonymous"`
}

function dataBlocks({ registry, translations, locale, data = {} }: PageTemplateValues): string[] {
	const blocks = Object.entries(registry ? { [REGISTRY_BLOCK]: registry, ...data } : data)
	return [
		...blocks.map(([id, value]) => dataBlock(`id="${escapeMarkup(id)}"`, value)),
		...(translations ? [dataBlock(`id="${WORDS_BLOCK}" data-locale="${locale}"`, translations)] : []),
	]
}

function dataBlock(attributes: string, value: unknown): string {
	return `<script type="application/json" ${attributes}>${jsonForScript(value)}</script>`
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Locale, ShellBuild } from 'shared-contract'
import { Check } from 'typebox/value'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { type OnReadError, WatchedFile } from './watchedFile.ts'

/** A flat map of key to text. */
export type Texts = Record<string, string>

interface BuiltPage {
	template: string
	/** The hashes of the scripts in the template, as a Content-Security-Policy names them. */
	scripts: readonly string[]
	build: ShellBuild
}

/** The shell's build: template, entry files and translations. */
export class ShellFiles {
	readonly #template: WatchedFile<string>
	readonly #build: WatchedFile<ShellBuild>
	readonly #translations: Record<Locale, WatchedFile<Texts>>
	readonly #merged = new Map<Locale, { own: Texts | undefined; texts: Texts }>()
	#page: BuiltPage | undefined

	/**
	 * @param folders.dist the build
	 * @param folders.locales the shell's translations, one file per language
	 */
	constructor({ dist, locales }: { dist: string; locales: string }, onError: OnReadError) {
		this.#template = new WatchedFile(join(dist, 'index.html'), String, onError)
		this.#build = new WatchedFile(join(dist, 'shell.json'), parseBuild, onError)
		const file = (locale: Locale) => new WatchedFile(join(locales, `${locale}.json`), parseTexts, onError)
		this.#translations = { pt: file('pt'), en: file('en'), ja: file('ja') }
	}

	/** The template and entry files, the same object until one changes; undefined if the shell has not been built. */
	async page(): Promise<BuiltPage | undefined> {
		const [template, build] = await Promise.all([this.#template.read(), this.#build.read()])
		if (template === undefined || build === undefined) return undefined
		if (this.#page?.template !== template || this.#page.build !== build) {
			this.#page = { template, scripts: scriptHashes(template), build }
		}
		return this.#page
	}

	/** The translations of the shell and those shared by all slices, the same object until the file changes. */
	async translations(locale: Locale): Promise<Texts> {
		const own = await this.#translations[locale].read()
		const last = this.#merged.get(locale)
		if (last && last.own === own) return last.texts
		const texts = { ...TRANSLATIONS[locale], ...own }
		this.#merged.set(locale, { own, texts })
		return texts
	}
}

function scriptHashes(template: string): string[] {
	return [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
	)
}

function parseBuild(text: string): ShellBuild {
	const value: unknown = JSON.parse(text)
	if (!Check(ShellBuild, value)) throw new Error('not the description of a build of the shell')
	return value
}

/** Parses a file of translations. */
export function parseTexts(text: string): Texts {
	const value: unknown = JSON.parse(text)
	if (!isTexts(value)) throw new Error('not a map of key to text')
	return value
}

function isTexts(value: unknown): value is Texts {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
	return Object.values(value).every((text) => typeof text === 'string')
}

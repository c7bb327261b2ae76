import { join } from 'node:path'
import { type Locale, ShellBuild } from 'shared-contract'
import { Check } from 'typebox/value'
import { TRANSLATIONS } from '../../core/language/translations.ts'
import { type OnReadError, WatchedFile } from './watchedFile.ts'

/** A flat map of key to text. */
export type Texts = Record<string, string>

/** The shell's build: template, entry files and translations. */
export class ShellFiles {
	readonly #template: WatchedFile<string>
	readonly #build: WatchedFile<ShellBuild>
	readonly #translations: Record<Locale, WatchedFile<Texts>>

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

	/** The template and entry files; undefined if the shell has not been built. */
	async page(): Promise<{ template: string; build: ShellBuild } | undefined> {
		const [template, build] = await Promise.all([this.#template.read(), this.#build.read()])
		return template !== undefined && build !== undefined ? { template, build } : undefined
	}

	/** The translations of the shell and those shared by all slices. */
	async translations(locale: Locale): Promise<Texts> {
		return { ...TRANSLATIONS[locale], ...(await this.#translations[locale].read()) }
	}
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

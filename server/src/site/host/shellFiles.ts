import { join } from 'node:path'
import { type Locale, ShellBuild } from 'shared-contract'
import { Check } from 'typebox/value'
import { WORDS } from '../../core/language/words.ts'
import { type Complain, WatchedFile } from './watchedFile.ts'

type Texts = Record<string, string>

/** What the build of the shell gives the server: the page's template, its files and its words. */
export class ShellFiles {
	readonly #template: WatchedFile<string>
	readonly #build: WatchedFile<ShellBuild>
	readonly #words: Record<Locale, WatchedFile<Texts>>

	/**
	 * @param folders.dist the build
	 * @param folders.locales the shell's texts, a file a language
	 */
	constructor({ dist, locales }: { dist: string; locales: string }, complain: Complain) {
		this.#template = new WatchedFile(join(dist, 'index.html'), String, complain)
		this.#build = new WatchedFile(join(dist, 'shell.json'), parseBuild, complain)
		const words = (locale: Locale) => new WatchedFile(join(locales, `${locale}.json`), parseTexts, complain)
		this.#words = { pt: words('pt'), en: words('en'), ja: words('ja') }
	}

	/** The template and the files that a page starts with; nothing where the shell has not been built. */
	async page(): Promise<{ template: string; build: ShellBuild } | undefined> {
		const [template, build] = await Promise.all([this.#template.read(), this.#build.read()])
		return template !== undefined && build !== undefined ? { template, build } : undefined
	}

	/** The words of the frame and those that every slice uses. */
	async words(locale: Locale): Promise<Texts> {
		return { ...WORDS[locale], ...(await this.#words[locale].read()) }
	}
}

function parseBuild(text: string): ShellBuild {
	const value: unknown = JSON.parse(text)
	if (!Check(ShellBuild, value)) throw new Error('not the description of a build of the shell')
	return value
}

function parseTexts(text: string): Texts {
	const value: unknown = JSON.parse(text)
	if (!isTexts(value)) throw new Error('not a map of key to text')
	return value
}

function isTexts(value: unknown): value is Texts {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
	return Object.values(value).every((text) => typeof text === 'string')
}

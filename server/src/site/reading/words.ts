import { join } from 'node:path'
import { LANGUAGE_TAGS, LOCALES, type Locale } from 'shared-contract'
import { interpolate, type Places, pluralKey } from 'shared-i18n/interpolate'
import { parseTexts, type ShellFiles, type Texts } from '../host/shellFiles.ts'
import { type OnReadError, WatchedFile } from '../host/watchedFile.ts'

/** The texts of a language, and the translation of a key, as `t` of a slice. */
export interface Words {
	texts: Texts
	say: (key: string, places?: Places) => string
}

/** The groups of the catalogue's words that its public pages show. */
const CATALOGUE = ['home', 'front', 'title', 'listing', 'entities', 'news', 'calendar']

/** The words of the shell and of the slices, so that a reading version says what the page will say. */
export class ReadingWords {
	readonly #shell: ShellFiles
	readonly #files: ReadonlyMap<Locale, readonly WatchedFile<Texts>[]>
	readonly #last = new Map<Locale, { files: readonly (Texts | undefined)[]; words: Words }>()

	constructor(repository: string, shell: ShellFiles, onError: OnReadError) {
		this.#shell = shell
		const catalogue = join(repository, 'mfe-catalogue', 'locales')
		const community = join(repository, 'mfe-community', 'locales')
		const folders = [
			...CATALOGUE.map((group) => join(catalogue, group)),
			join(community, 'profile'),
			join(repository, 'mfe-account', 'src', 'legal', 'locales'),
		]
		const filesOf = (locale: Locale) =>
			folders.map((folder) => new WatchedFile(join(folder, `${locale}.json`), parseTexts, onError))
		this.#files = new Map(LOCALES.map((locale) => [locale, filesOf(locale)]))
	}

	/** The words of a language; undefined where a slice's words are not beside the server. */
	async read(locale: Locale): Promise<Words | undefined> {
		const read = (this.#files.get(locale) ?? []).map((file) => file.read())
		const files = await Promise.all([...read, this.#shell.translations(locale)])
		if (files.some((file) => file === undefined)) return undefined
		const last = this.#last.get(locale)
		if (last && files.every((file, index) => file === last.files[index])) return last.words
		const words = wordsOf(Object.assign({}, ...files), LANGUAGE_TAGS[locale])
		this.#last.set(locale, { files, words })
		return words
	}
}

function wordsOf(texts: Texts, tag: string): Words {
	return {
		texts,
		say(key, places) {
			const count = places?.count
			const plural =
				typeof count === 'number' ? (texts[pluralKey(key, count, tag)] ?? texts[`${key}.other`]) : undefined
			return interpolate(plural ?? texts[key] ?? key, places, tag)
		},
	}
}

import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conforms } from 'shared-contract'
import { record, string } from 'shared-contract/schema'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const Words = record(string())

type Places = Readonly<Record<string, string | number>>

/** The words of a language as the site says them: those of everybody, and those of a slice. */
export function siteWords(locale: string, slice: string): (key: string, places?: Places) => string {
	const words = { ...read('shared-i18n', locale), ...read(slice, locale) }
	const plurals = new Intl.PluralRules(locale)
	return (key, places = {}) => {
		const form = typeof places.count === 'number' ? words[`${key}.${plurals.select(places.count)}`] : undefined
		const text = form || words[`${key}.other`] || words[key]
		if (text === undefined) throw new Error(`no words for ${key} in ${locale}`)
		return text.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place))
	}
}

function read(room: string, locale: string): Record<string, string> {
	const folder = join(ROOT, room, 'locales')
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	const files = paths.filter((path) => basename(path) === `${locale}.json`)
	const words: unknown = Object.assign({}, ...files.map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8'))))
	if (!conforms(Words, words)) throw new Error(`${room} has no words in ${locale}`)
	return words
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../setup/run.mjs'

const LANGUAGES = ['pt', 'en', 'ja']

/** The problems of the translations of all packages. */
export function checkTranslations() {
	return readdirSync(ROOT)
		.flatMap((name) => [join(name, 'locales'), join(name, 'src')])
		.filter((folder) => existsSync(join(ROOT, folder)))
		.flatMap(groupsIn)
		.flatMap((folder) => {
			const texts = Object.fromEntries(
				LANGUAGES.map((language) => [
					language,
					JSON.parse(readFileSync(join(ROOT, folder, `${language}.json`), 'utf8')),
				]),
			)
			return differences(texts).map((problem) => `${folder}: ${problem}`)
		})
}

/** Keys that a language lacks, empty texts, and `{placeholders}` that differ from Portuguese. */
export function differences(texts) {
	const problems = []
	const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(texts[language])))
	for (const key of keys) {
		for (const language of LANGUAGES) {
			const text = texts[language][key]
			if (typeof text !== 'string' || text.trim() === '') problems.push(`${key} has no translation in ${language}`)
			else if (placeholders(text) !== placeholders(texts.pt[key] ?? '')) {
				problems.push(`${key} in ${language} has other placeholders than in pt`)
			}
		}
	}
	return problems
}

/** The folders below one that hold the texts of a group: those with Portuguese. */
function groupsIn(folder) {
	const files = readdirSync(join(ROOT, folder), { recursive: true }).filter((file) => basename(file) === 'pt.json')
	return files.map((file) => join(folder, dirname(file)))
}

function placeholders(text) {
	return [...new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name))].sort().join(' ')
}

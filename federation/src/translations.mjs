import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const LANGUAGES = ['pt', 'en', 'ja']

/** The problems of the translations of a package, one line each. Its texts stand below `locales` and `src`. */
export function missingTranslations(folder) {
	return ['locales', 'src']
		.filter((name) => existsSync(join(folder, name)))
		.flatMap((name) => groupsIn(folder, name))
		.flatMap((group) => {
			const texts = Object.fromEntries(
				LANGUAGES.map((language) => [
					language,
					JSON.parse(readFileSync(join(folder, group, `${language}.json`), 'utf8')),
				]),
			)
			return differences(texts).map((problem) => `${group}: ${problem}`)
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

/** The folders that hold the texts of a group: those with Portuguese. */
function groupsIn(folder, name) {
	const files = readdirSync(join(folder, name), { recursive: true }).filter((file) => basename(file) === 'pt.json')
	return files.map((file) => join(name, dirname(file)))
}

function placeholders(text) {
	return [...new Set([...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name]) => name))].sort().join(' ')
}

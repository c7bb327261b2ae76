import type { Locale } from 'shared-contract'
import type { Texts } from './translations.ts'

const files = new Map<Locale, Promise<Texts>>()

/**
 * Loads the texts of the frame and the shared packages, from the page's JSON block if it has the language, otherwise from
 * `GET /locales/{locale}.json`. A failed load can be retried.
 */
export function localeFile(locale: Locale): Promise<Texts> {
	let file = files.get(locale)
	if (!file) {
		file = inPage(locale) ?? fetched(locale)
		files.set(locale, file)
		file.catch(() => files.delete(locale))
	}
	return file
}

function inPage(locale: Locale): Promise<Texts> | undefined {
	const element = document.getElementById('niouka-words')
	if (element?.dataset.locale !== locale) return undefined
	try {
		const texts: unknown = JSON.parse(element.textContent ?? '')
		return isTexts(texts) ? Promise.resolve(texts) : undefined
	} catch {
		return undefined
	}
}

async function fetched(locale: Locale): Promise<Texts> {
	const answer = await fetch(`/locales/${locale}.json`)
	if (!answer.ok) throw new Error(`/locales/${locale}.json answered ${answer.status}`)
	const texts: unknown = await answer.json()
	if (!isTexts(texts)) throw new Error(`/locales/${locale}.json is not a map of key to text`)
	return texts
}

function isTexts(value: unknown): value is Texts {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
	return Object.values(value).every((text) => typeof text === 'string')
}

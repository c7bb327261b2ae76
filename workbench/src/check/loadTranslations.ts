import { LOCALES, type Locale, type RegistrySlice } from 'shared-contract'
import type { Texts } from './translationGaps.ts'

/**
 * Loads the translations of a slice from its deployed chunks. The chunks run in an empty frame without a bundler runtime, so
 * their module factories stay in the global chunk array.
 * @throws an error with a readable message if a chunk is missing or cannot be fetched
 */
export async function loadTranslations({ base, words = {} }: RegistrySlice): Promise<Record<Locale, Texts>> {
	const frame = document.createElement('iframe')
	frame.hidden = true
	document.body.append(frame)
	try {
		const loadLocale = async (locale: Locale): Promise<[Locale, Texts]> => {
			const files = words[locale] ?? []
			if (files.length === 0) throw new Error(`It has no translation file for ${locale}.`)
			const texts = await Promise.all(files.map((file) => loadChunk(frame, new URL(base + file, location.href))))
			return [locale, Object.assign({}, ...texts)]
		}
		const [pt, en, ja] = await Promise.all(LOCALES.map(loadLocale))
		return { pt: pt?.[1] ?? {}, en: en?.[1] ?? {}, ja: ja?.[1] ?? {} }
	} finally {
		frame.remove()
	}
}

async function loadChunk(frame: HTMLIFrameElement, url: URL): Promise<Texts> {
	const { contentWindow, contentDocument } = frame
	if (!contentWindow || !contentDocument) throw new Error('The frame for the translations has no document.')
	await new Promise<void>((resolve, reject) => {
		const script = contentDocument.createElement('script')
		script.src = url.href
		script.onload = () => resolve()
		script.onerror = () => reject(new Error(`${url.pathname} could not be fetched.`))
		contentDocument.head.append(script)
	})
	const factories = Object.keys(contentWindow)
		.filter((name) => name.startsWith('webpackChunk') || name.startsWith('rspackChunk'))
		.flatMap((name) => moduleFactories(Reflect.get(contentWindow, name)))
	return Object.assign({}, ...factories.map(evaluate).filter(isTexts))
}

function moduleFactories(chunkArray: unknown): unknown[] {
	const chunks: unknown[] = typeof chunkArray === 'object' && chunkArray !== null ? Array.from(Object(chunkArray)) : []
	return chunks.flatMap((chunk) => Object.values(Object(Reflect.get(Object(chunk), 1))))
}

function evaluate(factory: unknown): unknown {
	const module: { exports: unknown } = { exports: {} }
	// Modules of a translation chunk are JSON and require nothing; other modules get an empty require.
	if (typeof factory === 'function') factory(module, module.exports, () => ({}))
	return module.exports
}

function isTexts(value: unknown): value is Texts {
	return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}

import { LOCALES, type Locale, type RegistrySlice } from 'shared-contract'
import type { Texts } from './translations.ts'

/**
 * The words of a slice in every language, out of the very files that it is delivered with. They run in an empty frame,
 * where a chunk leaves its modules in a list that nobody takes up.
 * @throws in words, where a file holds none
 */
export async function readWords({ base, words = {} }: RegistrySlice): Promise<Record<Locale, Texts>> {
	const frame = document.createElement('iframe')
	frame.hidden = true
	document.body.append(frame)
	try {
		const read = async (locale: Locale): Promise<[Locale, Texts]> => {
			const files = words[locale] ?? []
			if (files.length === 0) throw new Error(`It delivers no words in ${locale}.`)
			const texts = await Promise.all(files.map((file) => textsIn(frame, new URL(base + file, location.href))))
			return [locale, Object.assign({}, ...texts)]
		}
		const [pt, en, ja] = await Promise.all(LOCALES.map(read))
		return { pt: pt?.[1] ?? {}, en: en?.[1] ?? {}, ja: ja?.[1] ?? {} }
	} finally {
		frame.remove()
	}
}

async function textsIn(frame: HTMLIFrameElement, address: URL): Promise<Texts> {
	const inside = frame.contentWindow
	const page = frame.contentDocument
	if (!inside || !page) throw new Error('there is no frame to read in')
	await new Promise<void>((resolve, reject) => {
		const script = page.createElement('script')
		script.src = address.href
		script.onload = () => resolve()
		script.onerror = () => reject(new Error(`${address.pathname} could not be fetched.`))
		page.head.append(script)
	})
	const modules = Object.keys(inside)
		.filter((name) => name.startsWith('webpackChunk') || name.startsWith('rspackChunk'))
		.flatMap((name) => chunksIn(Reflect.get(inside, name)))
	return Object.assign({}, ...modules.map(run).filter(isTexts))
}

function chunksIn(list: unknown): unknown[] {
	const chunks: unknown[] = typeof list === 'object' && list !== null ? Array.from(Object(list)) : []
	return chunks.flatMap((chunk) => Object.values(Object(Reflect.get(Object(chunk), 1))))
}

function run(factory: unknown): unknown {
	const module: { exports: unknown } = { exports: {} }
	// A chunk of words holds nothing but JSON: whatever asks for more is something else.
	if (typeof factory === 'function') factory(module, module.exports, () => ({}))
	return module.exports
}

function isTexts(value: unknown): value is Texts {
	return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}

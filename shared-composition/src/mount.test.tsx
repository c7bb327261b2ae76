import { $locale, common } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import { $navigate } from 'shared-state'
import { pageHost } from './compositionHost.ts'
import { mount } from './mount.tsx'

const ORIGIN = 'https://niouka.example'
const TEXTS = new Map<string, object>([
	[`${ORIGIN}/locales/en.json`, en],
	[`${ORIGIN}/locales/ja.json`, ja],
])

beforeEach(() => {
	// The page's own server only has the API.
	const fetch = async (address: string) => {
		const texts = TEXTS.get(address)
		return texts ? Response.json(texts) : new Response('{}', { status: 404 })
	}
	Object.assign(globalThis, { fetch })
})

test('a page of another site gets the translations of the site, in one language after the other', async () => {
	const page = await mount({ locale: 'en', origin: ORIGIN })
	expect($locale.get()).toBe('en')
	expect(common.translate('action.signIn')).toBe(en['action.signIn'])
	await page.setLocale('ja')
	expect(common.translate('action.signIn')).toBe(ja['action.signIn'])
	page.unmount()
})

test('widgets of other slices load by the page’s `load`; without it the error names the slice', async () => {
	const requestedModules: string[] = []
	const went: string[] = []
	const load = async (slice: string, module: string) => requestedModules.push(`${slice}/${module}`)
	const page = await mount({ locale: 'en', origin: ORIGIN, load, navigate: (path) => went.push(path) })
	await pageHost().load('mfe-community', 'Comments')
	expect(requestedModules).toEqual(['mfe-community/Comments'])
	$navigate.get()('/explore')
	expect(went).toEqual(['/explore'])
	page.unmount()
	const alone = await mount({ locale: 'en', origin: ORIGIN })
	await expect(pageHost().load('mfe-community', 'Comments')).rejects.toThrow('mfe-community is not on this page')
	alone.unmount()
})

test('missing translations are an error', async () => {
	await expect(mount({ locale: 'en', origin: 'https://other.example' })).rejects.toThrow(
		'https://other.example/locales/en.json answered 404',
	)
})

import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { common, loadTranslations, setLocale } from 'shared-i18n'
import en from 'shared-i18n/locales/en.json' with { type: 'json' }
import ja from 'shared-i18n/locales/ja.json' with { type: 'json' }
import pt from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $registry } from '../registryStore.ts'
import { VersionSkewError } from '../versionSkew.ts'
import { SliceFailure } from './SliceFailure.tsx'

const TEXTS = { pt, en, ja }
const slice = {
	name: 'mfe-account',
	title: { pt: 'Conta', en: 'Account', ja: 'アカウント' },
	version: '2.0.0',
	base: '/r/mfe-account/2.0.0/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/auth'],
	exposes: {},
}
const skew = { state: 'failed', error: new VersionSkewError(slice, 'react', '^20.0.0', '19.3.1') } as const

beforeAll(() => {
	$registry.set({ state: 'ready', registry: { revision: '1', slices: [slice] } })
	const answer = async (address: string) =>
		Response.json(Object.entries(TEXTS).find(([locale]) => address.includes(`/${locale}.`))?.[1])
	Object.assign(globalThis, { fetch: jest.fn(answer) })
})

test.each([
	['pt', 'A parte “Conta” pede outra versão desta página', 'Recarregar a página'],
	['en', 'The “Account” part needs another version of this page', 'Reload the page'],
	['ja', '「アカウント」にはこのページの別のバージョンが必要です', 'ページを再読み込み'],
] as const)(
	'a slice that does not go with the page says so in %s, with both versions',
	async (locale, title, action) => {
		await loadTranslations(common)
		await setLocale(locale)
		render(<SliceFailure slice="mfe-account" load={skew} />)
		expect(screen.getByRole('alert')).toHaveTextContent(title)
		expect(screen.getByRole('alert')).toHaveTextContent('^20.0.0')
		expect(screen.getByRole('alert')).toHaveTextContent('19.3.1')
		expect(screen.getByRole('button', { name: action })).toBeVisible()
	},
)

test('any other failure offers a retry', async () => {
	await setLocale('pt')
	render(<SliceFailure slice="mfe-account" load={{ state: 'failed', error: new Error('gone') }} />)
	expect(screen.getByRole('alert')).toHaveTextContent('A parte “Conta” não carregou')
	expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

test('a slice that the registry does not know, or that has no title, is said by its technical name', async () => {
	const { title: _title, ...untitled } = { ...slice, name: 'mfe-market' }
	for (const slices of [[slice], [slice, untitled]]) {
		$registry.set({ state: 'ready', registry: { revision: '2', slices } })
		const { unmount } = render(<SliceFailure slice="mfe-market" />)
		expect(screen.getByRole('alert')).toHaveTextContent('A parte “mfe-market” não carregou')
		unmount()
	}
})

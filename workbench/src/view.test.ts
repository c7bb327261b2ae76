import { readView, type View, writeView } from './view.ts'

const DEFAULTS: View = {
	page: 'Foundations',
	theme: 'system',
	language: 'pt-BR',
	width: undefined,
	compact: false,
	still: false,
}

test('an address without a view is the first page as it comes', () => {
	expect(readView(new URLSearchParams())).toEqual(DEFAULTS)
})

test('what an address does not know falls back', () => {
	const odd = new URLSearchParams({ page: 'None', theme: 'pink', language: 'fr', width: '12' })
	expect(readView(odd)).toEqual(DEFAULTS)
})

test('a view survives its address', () => {
	const view: View = { page: 'Cards', theme: 'paper', language: 'ja', width: 390, compact: true, still: true }
	expect(readView(new URLSearchParams(writeView(view)))).toEqual(view)
})

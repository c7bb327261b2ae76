import { act, fireEvent, screen } from '@testing-library/react'
import { $site, $toasts, dismissToast } from 'shared-state'
import { ok } from 'slice-kit/testing'
import { openPage } from './openPage.testing.tsx'
import { SERIES } from './samples.testing.ts'

let copied: string | undefined
let isRefused = false

beforeAll(async () => {
	Object.defineProperty(navigator, 'clipboard', {
		configurable: true,
		value: {
			writeText: async (text: string) => {
				if (isRefused) throw new Error('refused')
				copied = text
			},
		},
	})
})
beforeEach(async () => {
	copied = undefined
	isRefused = false
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	await openPage('/anime/1', { 'GET /api/titles/1': ok(SERIES) })
})
afterEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function choose(item: string) {
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' })))
	await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: item })))
}
const toasts = () => $toasts.get().map(({ tone, text }) => [tone, text])

test('the share menu copies the code of the card in the language of the page', async () => {
	await choose('Incorporar')
	expect(copied).toContain(`<iframe src="${location.origin}/embed/title/1?hl=pt" width="480" height="180"`)
	expect(copied).toContain('title="O Sino · Niouka"')
	expect(toasts()).toEqual([['good', 'Código copiado: cole-o no seu site.']])
})

test('the share menu copies the address of the title', async () => {
	await choose('Copiar link')
	expect(copied).toBe(`${location.origin}/anime/1`)
	expect(toasts()).toEqual([['good', 'Link copiado.']])
})

test('a browser that refuses says so', async () => {
	isRefused = true
	await choose('Incorporar')
	expect(toasts()).toEqual([['bad', 'Não foi possível copiar.']])
})

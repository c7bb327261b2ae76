import { act, render, screen } from '@testing-library/react'
import { $registry, loadState } from 'shared-composition'
import { common, loadTranslations } from 'shared-i18n'
import 'slice-kit/testing'
import { LazyPanels } from './LazyPanels.tsx'

let setIntersecting: ((isIntersecting: boolean) => void) | undefined

beforeAll(async () => {
	await loadTranslations(common)
	Object.assign(globalThis, {
		IntersectionObserver: class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				setIntersecting = (isIntersecting) => callback([{ isIntersecting }])
			}
			observe() {}
			disconnect() {}
		},
	})
})

const widgetState = () => loadState('mfe-community', 'Comments').get().state

test('the comments are not requested until the reader scrolls near them', async () => {
	const slice = {
		name: 'mfe-community',
		version: '1.0.0',
		base: '/r/',
		entry: 'e.js',
		manifest: 'm.json',
		owns: [],
		exposes: {},
	}
	const fills = { 'episode.panels': [{ module: 'Comments' }] }
	$registry.set({ state: 'ready', registry: { revision: '1', slices: [{ ...slice, fills }] } })
	const { container } = render(<LazyPanels name="episode.panels" subject="episode" subjectId={1} />)
	expect(widgetState()).toBe('idle')
	expect(container.querySelector('[aria-busy]')).not.toBeNull()
	await act(async () => setIntersecting?.(false))
	expect(widgetState()).toBe('idle')
	await act(async () => setIntersecting?.(true))
	expect(widgetState()).not.toBe('idle')
	// The test has no mfe-community, so the failure panel shows.
	expect(await screen.findByText('A parte “mfe-community” não carregou')).toBeVisible()
})

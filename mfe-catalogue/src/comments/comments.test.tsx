import { act, render, screen } from '@testing-library/react'
import { loadState } from 'shared-composition'
import { common, readyWords } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { CommentsPlace } from './CommentsPlace.tsx'

let tell: ((isIntersecting: boolean) => void) | undefined

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(commonTexts) })
	await readyWords(common)
	Object.assign(globalThis, {
		IntersectionObserver: class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				tell = (isIntersecting) => callback([{ isIntersecting }])
			}
			observe() {}
			disconnect() {}
		},
	})
})

const asked = () => loadState('mfe-community', 'Comments').get().state

test('the comments cost a page nothing until the reader gets near; then their slice is asked for', async () => {
	const { container } = render(<CommentsPlace subject="anime" subjectId={1} />)
	expect(asked()).toBe('idle')
	expect(container.querySelector('[aria-busy]')).not.toBeNull()
	await act(async () => tell?.(false))
	expect(asked()).toBe('idle')
	await act(async () => tell?.(true))
	expect(asked()).not.toBe('idle')
	// There is no such slice here: the panel of its failure stands in its place.
	expect(await screen.findByText('A parte “Comunidade” não carregou')).toBeVisible()
})

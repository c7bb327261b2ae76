import { act, screen } from '@testing-library/react'
import { $navigate, $site, $toasts } from 'shared-state'
import { press } from 'slice-kit/testing'
import * as explore from '../explore/route.tsx'
import { openScreen, pageOfTitles, respondWith } from './listing.testing.tsx'

beforeEach(() => respondWith((url) => pageOfTitles(url, 400)))

test('a visitor who hides their own titles gets a reason, is sent to sign in and returns with the filter on', async () => {
	$site.set({ ...$site.get(), demo: false })
	const paths: string[] = []
	const router = await openScreen('/explore?sort=year', explore)
	$navigate.set((path) => paths.push(path))
	await press(screen.getByRole('button', { name: 'Esconder o que está na minha lista', hidden: true }))
	expect(paths).toEqual([`/auth?next=${encodeURIComponent('/explore?hide=mine&sort=year')}`])
	expect($toasts.get().at(-1)?.text).toMatch(/crie uma conta ou entre/)
	expect(router.state.location.search).toBe('?sort=year')
	await act(() => router.navigate('/explore?hide=mine'))
	expect(screen.getByRole('link', { name: /crie uma conta ou entre/ })).toBeVisible()
	await act(() => router.navigate('/explore?sort=year'))
	act(() => $site.set({ ...$site.get(), demo: true }))
	await press(screen.getByRole('button', { name: 'Esconder o que está na minha lista', hidden: true }))
	expect(router.state.location.search).toBe('?hide=mine&sort=year')
})

import { act } from '@testing-library/react'
import * as explore from '../explore/route.tsx'
import * as movies from '../movies/route.tsx'
import { openScreen, pageOfTitles, respondWith, type, wait } from './listing.testing.tsx'

test('text that was just typed does not keep a reader who leaves for another page', async () => {
	let answer = () => {}
	const answered = new Promise<void>((resolve) => (answer = resolve))
	respondWith((url) => pageOfTitles(url, 400))
	const router = await openScreen('/explore', explore, { '/movies': movies })
	respondWith(async (url) => {
		await answered
		return pageOfTitles(url, 400)
	})
	await type('fri')
	act(() => void router.navigate('/movies'))
	await wait()
	await act(async () => answer())
	await wait(0)
	expect(router.state.location).toMatchObject({ pathname: '/movies', search: '' })
})

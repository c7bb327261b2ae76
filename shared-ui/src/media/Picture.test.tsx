import { act, fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture.tsx'

const picture = (src: string | undefined) => (
	<Picture src={src} fallbackUrl="/art/anime/1.svg" alt="Poster" width={300} height={450} />
)
const address = () => screen.getByRole('img').getAttribute('src')

test('a picture that fails falls back once, and not again', () => {
	render(picture('https://elsewhere/poster.jpg'))
	fireEvent.error(screen.getByRole('img'))
	expect(address()).toBe('/art/anime/1.svg')
	fireEvent.error(screen.getByRole('img'))
	expect(address()).toBe('/art/anime/1.svg')
})

test('without a picture the fallback stands from the start', () => {
	render(picture(undefined))
	expect(address()).toBe('/art/anime/1.svg')
})

test('another address is tried anew', () => {
	const { rerender } = render(picture('/broken.jpg'))
	fireEvent.error(screen.getByRole('img'))
	rerender(picture('/good.jpg'))
	expect(address()).toBe('/good.jpg')
})

const drawn = (src: string) => <Picture src={src} fallbackUrl={ARTWORK} alt="Poster" width={300} height={450} />
const ARTWORK = '/art/poster/1.svg'
const sources = () => screen.getByRole('img').getAttribute('srcset')

test('a drawn picture is asked for in the size shown, and as the drawing itself should that fail', () => {
	render(drawn('/art/poster/1.svg?v=7&hl=ja'))
	expect(sources()?.split(',')).toEqual(
		['160', '320', '720', '1600', '2880'].map((width) => `/art/poster/1.${width}.webp?v=7&hl=ja ${width}w`),
	)
	expect(screen.getByRole('img')).toHaveAttribute('sizes', '300px')
	fireEvent.error(screen.getByRole('img'))
	expect([address(), sources()]).toEqual([ARTWORK, null])
})

test('another picture is asked for as it is, and its artwork in the size shown', () => {
	render(drawn('/uploads/one.webp'))
	expect(sources()).toBeNull()
	fireEvent.error(screen.getByRole('img'))
	expect(sources()).toContain('/art/poster/1.320.webp 320w')
})

describe('below what is in sight', () => {
	let comeNear: (isNear: boolean) => void = () => {}
	beforeEach(() => {
		Object.assign(globalThis, {
			IntersectionObserver: class {
				constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
					comeNear = (isIntersecting) => callback([{ isIntersecting }])
				}
				observe() {}
				disconnect() {}
			},
		})
	})
	afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

	test('a picture is not there until the reader comes near, and then stays', () => {
		render(picture('/a.jpg'))
		act(() => comeNear(false))
		expect(screen.queryByRole('img')).toBeNull()
		act(() => comeNear(true))
		expect(address()).toBe('/a.jpg')
	})

	test('one above the fold is there at once', () => {
		render(<Picture src="/a.jpg" alt="Poster" width={300} height={450} eager />)
		expect(address()).toBe('/a.jpg')
	})
})

test('it states its size, and comes first if it is above the fold', () => {
	const { rerender } = render(picture('/a.jpg'))
	expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'auto')
	expect(screen.getByRole('img')).toHaveAttribute('width', '300')
	rerender(<Picture src="/a.jpg" alt="Poster" width={300} height={450} eager />)
	expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

import { fireEvent, render, screen } from '@testing-library/react'
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

test('it states its size and loads lazily, unless it is above the fold', () => {
	const { rerender } = render(picture('/a.jpg'))
	expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
	expect(screen.getByRole('img')).toHaveAttribute('width', '300')
	rerender(<Picture src="/a.jpg" alt="Poster" width={300} height={450} eager />)
	expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})

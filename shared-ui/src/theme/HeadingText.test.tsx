import { render, screen } from '@testing-library/react'
import { HeadingText } from './HeadingText.tsx'

const sheets = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)

test('a large heading in Japanese loads its face once, and no other does', () => {
	document.documentElement.dataset.japaneseFont = '/s/japanese.css'
	const { rerender } = render(<HeadingText>Tóquio, 2020</HeadingText>)
	expect(sheets()).toEqual([])
	rerender(<HeadingText>東京</HeadingText>)
	expect(screen.getByText('東京').style.fontFamily).toContain('Noto Sans JP')
	rerender(<HeadingText>さくら</HeadingText>)
	expect(sheets()).toEqual(['/s/japanese.css'])
})

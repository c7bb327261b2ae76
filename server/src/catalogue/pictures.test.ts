import { chosenPicture, chosenPictures, pictureUrl } from './pictures.ts'

const OFF = { REMOTE_PICTURES: false }
const ON = { REMOTE_PICTURES: true }
const REMOTE = 'https://example.org/a.jpg'

test.each([
	['/uploads/a.webp', OFF, '/uploads/a.webp'],
	[REMOTE, OFF, null],
	['//example.org/a.jpg', OFF, null],
	[null, OFF, null],
	[REMOTE, ON, REMOTE],
])('of the chosen picture %s with %j the page gets %s', (chosen, pictures, shown) => {
	expect(chosenPicture(chosen, pictures)).toBe(shown)
})

test('a picture that is not shown is drawn', () => {
	expect(pictureUrl('poster', 7, REMOTE, OFF)).toBe('/art/poster/7.svg')
	expect(pictureUrl('poster', 7, REMOTE, ON)).toBe(REMOTE)
	expect(chosenPictures([REMOTE, '/uploads/a.webp'], OFF)).toEqual(['/uploads/a.webp'])
})

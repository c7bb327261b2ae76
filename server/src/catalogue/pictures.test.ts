import { DIRECT_PICTURES, OWN_PICTURES } from '../core/remotePicture/pictures.ts'
import { chosenPicture, pictureUrl } from './pictures.ts'

const REMOTE = 'https://example.org/a.jpg'

test.each([
	['/uploads/a.webp', OWN_PICTURES, '/uploads/a.webp'],
	[REMOTE, OWN_PICTURES, null],
	['//example.org/a.jpg', OWN_PICTURES, null],
	[null, OWN_PICTURES, null],
	[REMOTE, DIRECT_PICTURES, REMOTE],
])('of the chosen picture %s with %j the page gets %s', (chosen, pictures, shown) => {
	expect(chosenPicture(chosen, pictures)).toBe(shown)
})

test('a picture that is not shown is drawn', () => {
	expect(pictureUrl('poster', 7, REMOTE, OWN_PICTURES)).toBe('/art/poster/7.svg')
	expect(pictureUrl('poster', 7, REMOTE, DIRECT_PICTURES)).toBe(REMOTE)
})

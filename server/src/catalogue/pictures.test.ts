import { DIRECT_PICTURES, OWN_PICTURES } from '../core/remotePicture/pictures.ts'
import { SignedPictures } from '../core/remotePicture/signedPictures.ts'
import { chosenPicture, pictureUrl } from './pictures.ts'

const REMOTE = 'https://example.org/a.jpg'

async function signed(): Promise<SignedPictures> {
	const pictures = new SignedPictures(async () => 'a secret')
	await pictures.open()
	return pictures
}

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

test('with the proxy a picture has an address of ours, in the width of its kind', async () => {
	const pictures = await signed()
	expect(pictureUrl('poster', 7, REMOTE, pictures)).toMatch(/^\/pictures\/480\/[\w-]{22}\/[\w-]+$/)
	expect(pictureUrl('banner', 7, REMOTE, pictures)).toContain('/pictures/1920/')
	expect(pictureUrl('poster', 7, '//example.org/a.jpg', pictures)).toBe('/art/poster/7.svg')
	expect(chosenPicture('data:image/png;base64,AAAA', pictures)).toBeNull()
	expect(chosenPicture('/uploads/a.webp', pictures)).toBe('/uploads/a.webp')
})

test('before the secret is read the artwork is drawn', () => {
	const pictures = new SignedPictures(async () => 'a secret')
	expect(pictureUrl('poster', 7, REMOTE, pictures)).toBe('/art/poster/7.svg')
})

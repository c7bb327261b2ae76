import { chosenPicture, pictureUrl } from '../../catalogue/public.ts'
import { SignedPictures } from './signedPictures.ts'

const REMOTE = 'https://example.org/a.jpg'

test('with the proxy a picture has an address of ours, in the width of its kind', async () => {
	const pictures = new SignedPictures(async () => 'a secret')
	await pictures.open()
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

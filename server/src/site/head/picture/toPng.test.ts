import { toPng } from './toPng.ts'

const drawing = (...art: string[]) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${art.join('')}</svg>`

test('an element with an opacity that lies wholly outside of the picture leaves it as it is', async () => {
	const ground = '<rect width="40" height="20" fill="#0000ff"/>'
	const outside = '<g opacity="0.5"><circle cx="-300" cy="20" r="10"/><circle cx="-300" cy="25" r="10"/></g>'
	expect(await toPng(drawing(ground, outside))).toEqual(await toPng(drawing(ground)))
})

import { library } from '../../../core/upload/library.ts'

/** A drawing as PNG. Its letters are outlines already, so that no font of the machine is looked at. */
export async function toPng(svg: string): Promise<Buffer> {
	const sharp = await library()
	return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

import { loadSharp } from '../../../core/upload/sharp.ts'

/** A drawing as PNG. Its letters are outlines already, so that no font of the machine is looked at. */
export async function toPng(svg: string): Promise<Buffer> {
	const sharp = await loadSharp()
	return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

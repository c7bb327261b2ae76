import { loadSharp } from '../../../core/upload/sharp.ts'

/** Renders SVG as PNG. Text is already outlined, so that no system font is used. */
export async function toPng(svg: string): Promise<Buffer> {
	const sharp = await loadSharp()
	return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

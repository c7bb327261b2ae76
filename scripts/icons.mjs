// Draws the icons with which the site is installed, from shell/public/favicon.svg: `npm run icons`.
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

const ROOT = new URL('../shell/public/', import.meta.url)
const BACKGROUND = '#0d0f1a'

/** The mark fills this share of a square. Launchers cut a maskable icon to a circle of 80 %. */
const ICONS = [
	{ name: 'icon-192', size: 192, share: 0.8 },
	{ name: 'icon-512', size: 512, share: 0.8 },
	{ name: 'maskable-512', size: 512, share: 0.56 },
	{ name: 'apple-touch-180', size: 180, share: 0.7 },
]

const mark = await readFile(new URL('favicon.svg', ROOT))
await mkdir(new URL('install/', ROOT), { recursive: true })
for (const { name, size, share } of ICONS) {
	const inner = Math.round(size * share)
	const drawn = await sharp(mark, { density: 1200 })
		.resize(inner, inner, { fit: 'contain', background: 'transparent' })
		.png()
		.toBuffer()
	await sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
		.composite([{ input: drawn }])
		.png({ compressionLevel: 9, palette: true })
		.toFile(new URL(`install/${name}.png`, ROOT).pathname)
}

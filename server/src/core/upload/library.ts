let loading: Promise<typeof import('sharp').default> | undefined

/** What decodes and encodes pictures. It comes with the first of them: a start does without it. */
export function library() {
	loading ??= import('sharp').then(({ default: sharp }) => {
		sharp.cache(false)
		sharp.concurrency(1)
		// A file that passes for one of those that may be sent is still never given to another decoder. What we draw
		// ourselves is SVG; `pictureType` lets none be sent.
		sharp.block({ operation: ['VipsForeignLoad'] })
		sharp.unblock({
			operation: [
				'VipsForeignLoadJpegBuffer',
				'VipsForeignLoadPngBuffer',
				'VipsForeignLoadWebpBuffer',
				'VipsForeignLoadNsgifBuffer',
				'VipsForeignLoadSvgBuffer',
			],
		})
		return sharp
	})
	return loading
}

let loading: Promise<typeof import('sharp').default> | undefined

/** Loads and configures sharp at its first use, which keeps it out of the server's start. */
export function loadSharp() {
	loading ??= import('sharp').then(({ default: sharp }) => {
		sharp.cache(false)
		sharp.concurrency(1)
		// Only these decoders are allowed, whatever a file claims to be. SVG is for our own drawings; `pictureType` refuses
		// it in uploads.
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

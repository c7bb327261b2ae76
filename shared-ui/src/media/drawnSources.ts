/** The widths in which the site makes its drawn pictures, in pixels. */
const WIDTHS = [160, 320, 720, 1600, 2880]

/** The `srcset` of a picture that the site draws, `/art/<kind>/<id>.svg`; undefined for any other. */
export function drawnSources(address: string | undefined): string | undefined {
	if (!address?.startsWith('/art/')) return undefined
	return WIDTHS.map((width) => `${address.replace('.svg', `.${width}.webp`)} ${width}w`).join()
}

/**
 * Black or white, whichever has more contrast on a colour (WCAG relative luminance). White if `color` is not a hex
 * colour.
 */
export function contrastColor(color: string): '#000' | '#fff' {
	const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? []
	if (red === undefined || green === undefined || blue === undefined) return '#fff'
	const [r, g, b] = [red, green, blue].map((part) => linear(Number.parseInt(part, 16) / 255))
	const luminance = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
	return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? '#000' : '#fff'
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
